// The program `mandible` of the preset `release`, to compare with.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = process.env.MANDIBLE_PROGRAM ?? fileURLToPath(new URL('../../build/release/mandible', import.meta.url));

export function mandible(...words) {
  return execFileSync(program, words, { encoding: 'utf8' });
}
