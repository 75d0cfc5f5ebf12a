// A whole game in the fragment of a link, so that it can be sent without a server:
// g=<version>.<base64url of the deflated text>. The text is a line with the rules in force and a
// checksum, followed by the game's record. The reader checks whether the record is a legal game.

export type SharedGame =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'game';
      readonly record: string;
      readonly queenFirst: boolean;
      readonly repetition: boolean;
    }
  /** From a version of the app that is newer than this one. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' };

const VERSION = 1;
const TEXT_LIMIT = 64 * 1024; // bytes; a game of 500 moves has about 6000
const CODE_LIMIT = Math.ceil((TEXT_LIMIT + 1024) / 3) * 4; // deflate adds little to incompressible data
const SLICE = 256; // bytes; deflate grows them to 264 kB at most

/** The fragment without its '#'. Rejects with a RangeError if the record is too long for a link. */
export async function encodeGame(
  record: string,
  queenFirst: boolean,
  repetition: boolean,
): Promise<string> {
  const rules = (queenFirst ? 'q' : '') + (repetition ? 'r' : '');
  const text = new TextEncoder().encode(`${rules}.${checkSum(rules + record)}\n${record}`);
  if (text.length > TEXT_LIMIT) throw new RangeError('the game is too long for a link');
  const packed = await collect(text, new CompressionStream('deflate-raw'), CODE_LIMIT);
  return `g=${VERSION}.${toBase64Url(packed)}`;
}

/** Reads a fragment, with or without its '#', which may contain other parts, separated by '&'. */
export async function decodeGame(fragment: string): Promise<SharedGame> {
  const parts = fragment.replace(/^#/, '').split('&');
  const code = parts.find((part) => part.startsWith('g='))?.slice(2);
  if (code === undefined) return { kind: 'none' };
  const version = Number(/^\d+/.exec(code)?.[0] ?? 0);
  if (version > VERSION) return { kind: 'newer' };
  try {
    return await decodeFirst(code);
  } catch {
    return { kind: 'broken' };
  }
}

async function decodeFirst(code: string): Promise<SharedGame> {
  const packed = /^1\.([\w-]+)$/.exec(code)?.[1];
  if (packed === undefined || packed.length > CODE_LIMIT) return { kind: 'broken' };
  const unpacking = new DecompressionStream('deflate-raw');
  const bytes = await collect(fromBase64Url(packed), unpacking, TEXT_LIMIT);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const found = /^(q?)(r?)\.([0-9a-z]+)\n/.exec(text);
  if (found === null) return { kind: 'broken' };
  const [head, queen = '', repetition = '', sum] = found;
  const record = text.slice(head.length);
  if (sum !== checkSum(queen + repetition + record)) return { kind: 'broken' };
  return { kind: 'game', record, queenFirst: queen !== '', repetition: repetition !== '' };
}

/**
 * The output of the stream, at most `limit` bytes. Feeds it in small slices, so that a small link that
 * unpacks into gigabytes is rejected early.
 */
async function collect(
  input: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let fed = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (fed >= input.length) return controller.close();
      controller.enqueue(input.slice(fed, fed + SLICE));
      fed += SLICE;
    },
  });
  const reader = source.pipeThrough(through).getReader();
  const output = new Uint8Array(limit);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return output.slice(0, length);
    if (length + value.length > limit) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    output.set(value, length);
    length += value.length;
  }
}

/** FNV-1a of the UTF-16 units: deflate itself does not detect a changed letter. */
function checkSum(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(code: string): Uint8Array<ArrayBuffer> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
