import { fuzz } from '../../packages/gateway/src/testing/fuzz/fuzz.ts';
import { withGateway } from './gateway.ts';
import type { Long } from './run.ts';

const BATCH = 5_000;

async function run(count: number, say: (line: string) => void): Promise<void> {
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

export const long: Long = {
  about: 'random requests from the OpenAPI document, by every kind of caller',
  count: 100_000,
  run,
};
