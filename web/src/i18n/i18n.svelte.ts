// Words in the person's language. A language is one file in locales/; its name comes from the
// browser.
import type { MessageKey, Message, Messages } from './locales/en';

const loaders = import.meta.glob<{ default: Messages }>('./locales/*.ts');

/** The codes of the available languages. */
export const languages: readonly string[] = Object.keys(loaders).map((path) =>
  path.replace(/^.*\/|\.ts$/g, ''),
);

export type Params = Readonly<Record<string, string | number>>;

class Language {
  #messages = $state.raw<Messages | null>(null);
  #wanted = '';
  code = $state('en');

  get loaded(): boolean {
    return this.#messages !== null;
  }

  get messages(): Messages {
    if (!this.#messages) throw new Error('no language is loaded yet');
    return this.#messages;
  }

  /** Switches to a language; if it is unknown, keeps the present one, or takes English. */
  async use(code: string): Promise<void> {
    if (this.#messages && !languages.includes(code)) return;
    const known = languages.includes(code) ? code : 'en';
    this.#wanted = known;
    const messages = await loaders[`./locales/${known}.ts`]?.().catch(() => null);
    // Another language may have been chosen in the meantime.
    if (!messages || this.#wanted !== known) return;
    this.#messages = messages.default;
    this.code = known;
    document.documentElement.lang = known;
  }
}

export const language = new Language();

/** The first of the browser's languages that is available; English otherwise. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (languages.includes(code)) return code;
  }
  return 'en';
}

/** A language's own name, capitalised: Français. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return capital(name, code);
}

export function capital(text: string, locale = language.code): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** A message with its {parameters} filled in; `n` chooses the plural form. */
export function t(key: MessageKey, params: Params = {}): string {
  return fill(language.messages[key], params, language.code);
}

/** Pure, for tests. */
export function fill(message: Message, params: Params, code: string): string {
  const text =
    typeof message === 'string' ? message : pluralOf(message, Number(params['n'] ?? 0), code);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numberFormat(code).format(value) : value;
  });
}

// These are expensive to create.
const numberFormat = remembered((code) => new Intl.NumberFormat(code));
const pluralRules = remembered((code) => new Intl.PluralRules(code));

function remembered<T>(make: (code: string) => T): (code: string) => T {
  const made = new Map<string, T>();
  return (code) => {
    const value = made.get(code) ?? make(code);
    made.set(code, value);
    return value;
  };
}

function pluralOf(forms: Exclude<Message, string>, n: number, code: string): string {
  return forms[pluralRules(code).select(n)] ?? forms.other;
}

/** A date and time in the usual form of the language. */
export function dateText(time: number): string {
  return new Intl.DateTimeFormat(language.code, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
}

export type { MessageKey };
