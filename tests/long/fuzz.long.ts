import { fuzz } from '../../packages/gateway/src/testing/fuzz/fuzz.ts';
import { walk } from '../../packages/themes/src/testing/fuzz/walk.ts';
import { withGateway } from './gateway.ts';
import type { Long } from './run.ts';

const BATCH = 5_000;
/** Requests for one broken file: 20,000 files when nobody says how many. */
const REQUESTS_A_FILE = 5;

async function run(count: number, say: (line: string) => void): Promise<void> {
  breakFiles(Math.ceil(count / REQUESTS_A_FILE), say);
  await withGateway(async (target) => {
    const seed = Date.now() % 2 ** 31;
    for (let done = 0; done < count; done += BATCH) {
      const size = Math.min(BATCH, count - done);
      const { findings, statuses } = await fuzz(target, size, seed + done);
      if (findings.length > 0) throw new Error(`seed ${seed + done}\n${findings.join('\n\n')}`);
      const tally = [...statuses].toSorted(([one], [other]) => one - other);
      say(
        `${done + size} requests, none amiss: ${tally.map((pair) => pair.join(' × ')).join(', ')}`,
      );
    }
  });
}

/** The first of these files are the ones that the gate breaks, too. */
function breakFiles(count: number, say: (line: string) => void): void {
  const { passed, faults } = walk(count);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  say(`${count} broken files of a merchant, none amiss: ${passed} could be read all the same`);
}

export const long: Long = {
  about:
    'random requests from the OpenAPI document, by every kind of caller, and broken files of a merchant',
  count: 100_000,
  run,
};
