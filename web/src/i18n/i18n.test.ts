// The languages fit together: the same messages with the same parameters and every plural form, all
// of them used, nothing said outside them, and sentences that read well when they are filled in.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rules, type LastMove, type Manner, type Scene, type Verdict } from '../core/types';
import { fill, language, languageName, languages, preferredLanguage, t } from './i18n.svelte';
import en, { type Message, type MessageKey, type Messages } from './locales/en';
import { moveWords, reasonWords, tileWords, whereWords } from './words';

const files = import.meta.glob<{ default: Messages }>('./locales/*.ts', { eager: true });
const locales = Object.entries(files).map(
  ([path, file]) => [path.replace(/^.*\/|\.ts$/g, ''), file.default] as const,
);
const keys = Object.keys(en) as MessageKey[];
const groups = new Set(keys.map((key) => key.split('.')[0]));

function formsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

function paramsOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? ''))].sort();
}

describe.each(locales)('the messages of %s', (code, messages) => {
  it('has the keys of English, no more and no fewer', () => {
    expect(Object.keys(messages)).toEqual(keys);
  });

  it('has the parameters of English in every form', () => {
    const found = keys.map((key) => [key, ...formsOf(messages[key]).map(paramsOf)]);
    const wanted = keys.map((key) => {
      const params = [...new Set(formsOf(en[key]).flatMap(paramsOf))].sort();
      return [key, ...formsOf(messages[key]).map(() => params)];
    });
    expect(found).toEqual(wanted);
  });

  it('has exactly the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    // French has a form for millions, which reads the same as the plural.
    const wanted = pluralCategories.filter((form) => !(code === 'fr' && form === 'many'));
    const plurals = keys.filter((key) => typeof messages[key] !== 'string');
    const counted = keys.filter((key) => typeof en[key] !== 'string');
    expect(plurals).toEqual(expect.arrayContaining(counted));
    for (const key of plurals) {
      expect([key, ...Object.keys(messages[key]).sort()]).toEqual([key, ...wanted.sort()]);
    }
  });

  it('is typeset: no empty message, no doubled or loose spaces, no straight quotes', () => {
    for (const key of keys) {
      for (const text of formsOf(messages[key])) {
        expect(text, key).toMatch(/\S/);
        expect(text, key).not.toMatch(/^\s|\s$|\s\s|['"]/);
        if (code === 'fr')
          expect(text, key).not.toMatch(/(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)/);
      }
    }
  });
});

describe('the sources', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(ts|svelte)$/.test(path) &&
      !/\.test\.ts$|\.d\.ts$/.test(path) &&
      !path.includes('locales'),
  );
  const sources = paths.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

  // What looks like a key: the name of a group, a dot, and more.
  const isKeyLike = (text: string) => /^\w+\.[\w.-]+$/.test(text) && groups.has(text.split('.')[0]);
  const literals = sources.flatMap(([path, source]) =>
    Array.from(source.matchAll(/(['"])([^'"\n]*)\1/g), ([, , text]) => [path, text ?? ''] as const),
  );
  const usedKeys = literals.filter(([, text]) => isKeyLike(text));
  // `tile.${…}` may be any key that begins that way.
  const patterns = sources.flatMap(([path, source]) =>
    Array.from(source.matchAll(/`(\w+\.(?:[^`$\\]|\$\{[^{}]*\})*)`/g), ([, text = '']) => {
      const parts = text.split(/\$\{[^{}]*\}/).map((part) => part.replaceAll('.', '\\.'));
      return [path, text, new RegExp(`^${parts.join('.+')}$`)] as const;
    }).filter(([, text]) => groups.has(text.split('.')[0] ?? '')),
  );

  it('were found', () => {
    expect(sources.length).toBeGreaterThan(40);
    expect(usedKeys.length).toBeGreaterThan(100);
    expect(patterns.length).toBeGreaterThan(10);
  });

  it('use every message', () => {
    const used = new Set(usedKeys.map(([, text]) => text));
    const unused = keys.filter(
      (key) => !used.has(key) && !patterns.some(([, , pattern]) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('use no message that does not exist', () => {
    const known = new Set<string>(keys);
    expect(usedKeys.filter(([, text]) => !known.has(text))).toEqual([]);
    const empty = patterns.filter(([, , pattern]) => !keys.some((key) => pattern.test(key)));
    expect(empty.map(([path, text]) => [path, text])).toEqual([]);
  });

  const components = sources.filter(([path]) => path.endsWith('.svelte'));
  it.each(components)('%s says nothing that is not a message', (_, source) => {
    expect(spoken(source)).toEqual([]);
  });

  it('would be caught saying it', () => {
    const caught = spoken(
      '<script>const a = "quiet";</script><p>Hello</p><b title="Close">{a ? "Yes" : `No ${a}`}</b>' +
        '<img alt={`A ${a}`} class="quiet" /><Box label="Box" aria-label={t(`app.${a}`)} />' +
        '<i>Mandible · {t("app.title")}{a === "b" && a}</i>{#if a === "b"}{/if}<style>p { color: red }</style>',
    );
    expect(caught).toEqual(['Hello', 'Close', 'Yes', 'No ', 'A ', 'Box']);
  });
});

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const heardAttributes = /^(aria-label|aria-description|title|placeholder|alt|label|legend)$/;

// Is this part of a node seen or heard by a person, if the node is?
function isHeard(node: Node, part: string, heard: boolean): boolean {
  switch (node.type) {
    case 'Fragment':
      return true;
    case 'Attribute':
      return heardAttributes.test(String(node['name']));
    case 'ConditionalExpression':
      return heard && part !== 'test';
    case 'BinaryExpression':
      return heard && node['operator'] === '+';
    case 'ExpressionTag':
    case 'LogicalExpression':
    case 'TemplateLiteral':
      return heard;
    default:
      return false;
  }
}

/** The words in the markup of a component that are not taken from a language file. */
function spoken(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, heard: boolean): void => {
    if (Array.isArray(value)) value.forEach((one) => visit(one, heard));
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    const said = {
      Text: node['data'],
      Literal: node['value'],
      TemplateElement: (node['value'] as { cooked?: string } | undefined)?.cooked,
    }[node.type];
    if (heard && typeof said === 'string' && /\p{L}/u.test(said.replace('Mandible', ''))) {
      found.push(said);
    }
    for (const [part, child] of Object.entries(node)) visit(child, isHeard(node, part, heard));
  };
  visit(parse(source, { modern: true }).fragment, true);
  return found;
}

describe('a message', () => {
  it('has the plural of its number', () => {
    const text = (code: string, n: number) => {
      const messages = locales.find(([one]) => one === code)?.[1] ?? en;
      return fill(messages['result.moves'], { n }, code).replaceAll(/\s/g, ' ');
    };
    expect([0, 1, 2].map((n) => text('en', n))).toEqual(['0 moves', '1 move', '2 moves']);
    expect([0, 1, 2].map((n) => text('fr', n))).toEqual(['0 coup', '1 coup', '2 coups']);
    expect([1, 2, 5, 11, 21, 22, 25].map((n) => text('ru', n))).toEqual([
      '1 ход',
      '2 хода',
      '5 ходов',
      '11 ходов',
      '21 ход',
      '22 хода',
      '25 ходов',
    ]);
  });

  it('writes numbers as the language does', () => {
    expect(fill('{n}', { n: 1234 }, 'en')).toBe('1,234');
    expect(fill('{n}', { n: 1234 }, 'ru')).toBe('1\u00a0234');
    expect(fill('{n}', { n: 1234 }, 'fr')).toBe('1\u202f234');
    expect(fill('{n}', { n: 0.5 }, 'fr')).toBe('0,5');
  });

  it('takes the other form where the language names one that is not there', () => {
    expect(fill({ one: '{n} coup', other: '{n} coups' }, { n: 1_000_000 }, 'fr')).toMatch(/coups$/);
  });

  it('shows a parameter that is missing, and fills in one of any value', () => {
    expect(fill('{a} and {b}', { a: 'wA1' }, 'en')).toBe('wA1 and {b}');
    expect(fill('{a}', { a: '{b}', b: 'no' }, 'en')).toBe('{b}');
    expect(fill('{a}{b}', { a: '', b: '$&' }, 'en')).toBe('$&');
  });
});

describe('the choice of a language', () => {
  it('is the first of the browser that there is', () => {
    expect(languages).toEqual(expect.arrayContaining(['en', 'fr', 'ru']));
    expect(preferredLanguage(['fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['de', 'RU-ru', 'en'])).toBe('ru');
    expect(preferredLanguage(['de', ''])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  it('names a language in itself', () => {
    expect(['en', 'fr', 'ru'].map(languageName)).toEqual(['English', 'Français', 'Русский']);
  });
});

describe('sentences', () => {
  const page = { documentElement: { lang: '' } };
  beforeAll(() => vi.stubGlobal('document', page));
  afterAll(() => vi.unstubAllGlobals());

  const bugs = ['Q', 'S1', 'B2', 'G3', 'A1', 'M', 'L', 'P', 'D', 'R'];
  const tiles = bugs.flatMap((bug) => [`w${bug}`, `b${bug}`]);

  const scene = {
    ply: 7,
    toMove: 'w',
    turn: 4,
    tiles: [
      { tile: 'wA1', q: 0, r: 0, level: 0 },
      { tile: 'bQ', q: 1, r: 0, level: 0 },
      { tile: 'wB1', q: 1, r: 0, level: 1 },
      { tile: 'bS1', q: 2, r: 0, level: 0 },
    ],
  } as unknown as Scene;

  const move = (text: string, manner: Manner, by?: string): LastMove => {
    const tile = text.split(' ')[0] ?? '';
    return { text, manner, route: [], ...(text === 'pass' ? {} : { tile }), ...(by ? { by } : {}) };
  };

  const verdict = (
    rule: Verdict['rule'],
    cells: Verdict['cells'] = [],
    tile?: string,
  ): Verdict => ({
    rule,
    cells,
    others: [],
    ...(tile ? { tile } : {}),
  });

  // The same scenes in every language.
  const told = () => [
    moveWords(move('wA1', 'place'), 'w'),
    moveWords(move('bS1 wA1-', 'place'), 'b'),
    moveWords(move('wQ \\bS2', 'slide'), 'w'),
    moveWords(move('bG3 /wL', 'jump'), 'b'),
    moveWords(move('wB2 bM', 'climb'), 'w'),
    moveWords(move('bQ wP/', 'throw', 'wP'), 'w'),
    moveWords(move('wD wB1\\', 'carry'), 'w'),
    moveWords(move('bR wR', 'ride'), 'b'),
    moveWords(move('pass', 'pass'), 'b'),
    whereWords('wA1 -bG1'),
    reasonWords(verdict('Gate', [[0, 0], [1, 0]]), scene, 'wS1'), // prettier-ignore
    reasonWords(verdict('TouchesEnemy', [[0, 0], [1, 0], [2, 0]]), scene, 'bA1'), // prettier-ignore
    reasonWords(verdict('CellOccupied', [[1, 0]]), scene, 'wA1'),
    reasonWords(verdict('NoContact'), scene, 'wA1'),
    reasonWords(verdict('NoContact'), scene, 'wA2'),
    reasonWords(verdict('NoContact'), { ...scene, ply: 1 }, 'bA2'),
    reasonWords(verdict('NotThisBugsMove'), scene, 'wM'),
    reasonWords(verdict('SplitsHive', [], 'wB1'), scene, 'wB1'),
    reasonWords(verdict('QueenDue'), scene, 'wA2'),
    reasonWords(verdict('MustPass'), scene, 'wA2'),
    reasonWords(verdict('SplitsHive', [], 'wP'), scene, 'wP', ['wA1', 'bQ', 'bS1']),
  ];

  it('are English', async () => {
    await language.use('en');
    expect(page.documentElement.lang).toBe('en');
    expect(told()).toEqual([
      'White ant 1 is placed in the centre of the board',
      'Black spider 1 is placed to the right of white ant 1',
      'The white queen slides to the upper left of black spider 2',
      'Black grasshopper 3 jumps to the lower left of the white ladybug',
      'White beetle 2 climbs onto the black mosquito',
      'The white pillbug throws the black queen to the upper right of the white pillbug',
      'The white dragonfly moves to the lower right of white beetle 1 and carries another tile with it',
      'The black riding ladybug rides onto the white riding ladybug',
      'Black passes',
      'to the left of black grasshopper 1',
      'The spider cannot slide through that gap: wA1 and wB1 form a gate',
      'A new tile must not touch an opponent’s tile: here it would touch wA1, wB1 and bS1',
      'That cell is occupied by wB1, and the ant cannot go on top',
      'The ant would lose contact with the hive on the way there',
      'A new tile must touch one of your own tiles',
      'The second tile must touch the first',
      'That is not how the mosquito moves: it moves like any bug it is touching',
      'Moving wB1 would split the hive: the two parts are shown on the board',
      'This is turn 4: you must place your queen now',
      'White has no legal move and must pass',
      'Moving wP would split the hive: the two parts are shown on the board. wP can still throw wA1, bQ or bS1: choose the tile to throw',
    ]);
  });

  it('are Russian', async () => {
    await language.use('ru');
    expect(page.documentElement.lang).toBe('ru');
    expect(told()).toEqual([
      'Белый муравей 1 ставится в центр поля',
      'Чёрный паук 1 ставится справа от белого муравья 1',
      'Белая королева переползает на клетку слева сверху от чёрного паука 2',
      'Чёрный кузнечик 3 прыгает на клетку слева снизу от белой божьей коровки',
      'Белый жук 2 перебирается по улью и встаёт поверх чёрного москита',
      'Белая мокрица перебрасывает чёрную королеву на клетку справа сверху от белой мокрицы',
      'Белая стрекоза встаёт справа снизу от белого жука 1 и переносит с собой другую фишку',
      'Чёрная коровка-наездница встаёт поверх белой коровки-наездницы и едет верхом',
      'Чёрные пасуют',
      'слева от чёрного кузнечика 1',
      'Паук сюда не протиснется: проход закрывают wA1 и wB1',
      'Новая фишка не должна касаться фишек соперника, а здесь она коснётся wA1, wB1 и bS1',
      'Эту клетку занимает wB1, муравей не может встать сверху',
      'Муравей по пути туда потеряет контакт с ульем',
      'Новая фишка должна касаться хотя бы одной вашей',
      'Вторая фишка должна касаться первой',
      'Москит так не ходит: он ходит как любое насекомое, которого касается',
      'Без wB1 улей распадётся: обе его части показаны на поле',
      'Это 4-й ход: нужно поставить королеву',
      'Белые должны пасовать: ни одного хода нет',
      'Без wP улей распадётся: обе его части показаны на поле. wP может перебросить wA1, bQ или bS1: выберите, какую фишку перебросить',
    ]);
  });

  it('are French', async () => {
    await language.use('fr');
    expect(page.documentElement.lang).toBe('fr');
    expect(told().map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'La fourmi blanche 1 se pose au centre du plateau',
      'L’araignée noire 1 se pose à droite de la fourmi blanche 1',
      'La reine blanche glisse en haut à gauche de l’araignée noire 2',
      'La sauterelle noire 3 saute en bas à gauche de la coccinelle blanche',
      'Le scarabée blanc 2 passe par-dessus la ruche et se place au-dessus du moustique noir',
      'Le cloporte blanc lance la reine noire en haut à droite du cloporte blanc',
      'La libellule blanche se place en bas à droite du scarabée blanc 1 en emportant une autre pièce',
      'La coccinelle cavalière noire monte au-dessus de la coccinelle cavalière blanche pour se laisser porter',
      'Les Noirs passent',
      'à gauche de la sauterelle noire 1',
      'L’araignée ne peut pas se glisser là : wA1 et wB1 ferment le passage',
      'Une nouvelle pièce ne doit toucher aucune pièce adverse : ici, elle toucherait wA1, wB1 et bS1',
      'Cette case est occupée par wB1, et la fourmi ne peut pas monter dessus',
      'En chemin, la fourmi perdrait le contact avec la ruche',
      'Une nouvelle pièce doit toucher une de vos pièces',
      'La deuxième pièce doit toucher la première',
      'Le moustique ne se déplace pas ainsi : il se déplace comme tout insecte qu’il touche',
      'Sans wB1, la ruche serait coupée en deux : les deux parties sont montrées sur le plateau',
      'C’est le tour 4 : vous devez poser votre reine',
      'Les Blancs n’ont aucun coup possible et doivent passer',
      'Sans wP, la ruche serait coupée en deux : les deux parties sont montrées sur le plateau. wP peut quand même lancer wA1, bQ ou bS1 : choisissez la pièce à lancer',
    ]);
  });

  it.each(languages)('in %s are whole for every tile, manner and rule', async (code) => {
    await language.use(code);
    const marks = ['', ' {}', ' -{}', ' {}-', ' /{}', ' {}/', ' \\{}', ' {}\\'];
    const manners: Manner[] = ['place', 'slide', 'jump', 'climb', 'throw', 'carry', 'ride', 'pass'];
    const all = tiles.flatMap((tile) => [
      ...marks.map((mark) => moveWords(move(tile + mark.replace('{}', 'bA2'), 'slide'), 'w')),
      ...tiles.map((other) => moveWords(move(`${tile} ${other}-`, 'climb'), 'w')),
      ...manners.map((manner) => moveWords(move(`${tile} -wQ`, manner, 'wP'), 'w')),
      ...rules.map((rule) => reasonWords(verdict(rule, [[0, 0]], tile), scene, tile)),
    ]);
    expect(all.length).toBeGreaterThan(1000);
    for (const text of all) {
      expect(text).toMatch(/^(\p{Lu}|[wb][A-Z])/u);
      expect(text).not.toMatch(/[{}]|undefined|\.$|^\s|\s$|\s\s/);
    }
    expect(new Set(tiles.map((tile) => tileWords(tile))).size).toBe(tiles.length);
  });

  // The notice shows them in bold, and a capital would turn them into another name: WA1.
  it.each(languages)('in %s keep the names of tiles as they are written', async (code) => {
    await language.use(code);
    for (const rule of rules.filter((one) => one !== 'NoContact')) {
      const text = reasonWords(verdict(rule, [[0, 0]], 'bB2'), scene, 'bG2');
      const raw = formsOf(language.messages[`rule.${rule}`]).join();
      if (raw.includes('{tile}')) expect(text).toContain('bB2');
      if (raw.includes('{asked}')) expect(text).toContain('bG2');
      if (raw.includes('{cells}')) expect(text).toContain('wA1');
    }
  });

  it('are those of the last language chosen, even if an earlier one arrives later', async () => {
    const set: string[] = [];
    vi.stubGlobal('document', {
      documentElement: {
        set lang(code: string) {
          set.push(code);
        },
      },
    });
    await Promise.all([language.use('ru'), language.use('fr')]);
    vi.stubGlobal('document', page);
    expect([set, language.code]).toEqual([['fr'], 'fr']);
  });

  it('stay in the language that is there when one cannot be loaded', async () => {
    await language.use('ru');
    await language.use('xx');
    expect([language.code, t('app.close')]).toEqual(['ru', 'Закрыть']);
  });
});
