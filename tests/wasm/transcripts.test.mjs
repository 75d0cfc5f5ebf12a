// Plays the conversations of tests/uhp with the modules for WebAssembly: lines that begin with "> "
// are said, the others are what the engine must answer, to the letter.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { loadEngine } from './engine_module.mjs';

const folder = new URL('../uhp/', import.meta.url);
const transcripts = readdirSync(folder).filter((name) => name.endsWith('.txt'));

// What the file should say, given what its "> " lines ask.
function spoken(engine, file) {
  let text = engine.startUhp();
  for (const line of file.split('\n')) {
    if (line.startsWith('> ')) text += `${line}\n${engine.uhp(line.slice(2))}`;
  }
  // The transcripts are of no version in particular.
  return text.replace(/^id Mandible .*$/gm, 'id Mandible v1');
}

for (const name of ['mandible_engine', 'mandible_engine_threads']) {
  const engine = await loadEngine(name, { poolSize: 4 });
  describe(`${name} speaks as written`, () => {
    after(() => engine.close());
    it('has something to say', () => assert.ok(transcripts.length > 0));
    for (const transcript of transcripts) {
      const file = readFileSync(new URL(transcript, folder), 'utf8');
      it(transcript, () => assert.equal(spoken(engine, file), file));
    }
  });
}
