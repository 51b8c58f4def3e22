import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkEdits } from '../../packages/themes/src/testing/edits/walk.ts';
import type { Long } from './run.ts';

const BATCH = 1_000;
const root = join(import.meta.dirname, '../..');

async function run(count: number, say: (line: string) => void): Promise<void> {
  const files = Object.fromEntries(
    globSync('merchants/**/*.{json,jsonc}', { cwd: root }).map((name) => [
      name,
      readFileSync(join(root, name), 'utf8'),
    ]),
  );
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    const { edits, faults } = walkEdits(size, files, done + 1);
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
    say(`${done + size} lists, ${edits} edits in the last ${size}, none amiss`);
    // Whoever presses Ctrl-C is heard between two batches.
    await new Promise(setImmediate);
  }
}

/** The first of these lists are the ones that the gate walks, too. */
export const long: Long = {
  about:
    'random edits of made files and of the demos’: comments stay with their neighbours, other lines as they were',
  count: 5_000,
  run,
};
