// The counts of tests/data/perft.tsv, as far as they take WebAssembly no more than a second or two.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { loadEngine } from './engine_module.mjs';

const mostLeaves = 10_000_000;

const rows = readFileSync(new URL('../data/perft.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([game, opening, depth, leaves]) => ({ game, opening, depth, leaves: Number(leaves) }))
  .filter(({ leaves }) => leaves <= mostLeaves);

function count(engine, { game, opening, depth }) {
  engine.uhp(`options set TournamentOpening ${opening === 'queen-first' ? 'False' : 'True'}`);
  engine.uhp(`newgame ${game}`);
  const last = new RegExp(`^perft\\(${depth}\\) = ([\\d,]+)`, 'm').exec(engine.uhp(`perft ${depth}`));
  return Number(last?.[1].replaceAll(',', ''));
}

it('agrees with the table of perft counts', async () => {
  const engine = await loadEngine('mandible_engine');
  assert.ok(rows.length > 50);
  for (const row of rows) {
    assert.equal(count(engine, row), row.leaves, `${row.game} ${row.opening} depth ${row.depth}`);
  }
});
