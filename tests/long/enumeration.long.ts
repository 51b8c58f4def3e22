import { loadavg } from 'node:os';
import { Browser } from '../../packages/gateway/src/testing/browser/browser.ts';
import { withGateway } from './gateway.ts';
import type { Long } from './run.ts';

const WRONG = 'not the password';
const KNOWN = ['marisol88', 'luis2026x', 'amihan_team', 'tala_vip'];
/** Of one to the other; beyond it a stopwatch could tell who has an account. */
const BAR = 1.25;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Interleaved, so that whatever else the machine does is felt by both. */
async function run(count: number, say: (line: string) => void): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  await withGateway(async ({ port, now }) => {
    for (let pair = 0; pair < count; pair += 1) {
      const turns = [
        ['known', KNOWN[pair % KNOWN.length] ?? ''],
        ['unknown', `nobody_${pair}`],
      ] as const;
      for (const [kind, username] of pair % 2 === 0 ? turns : turns.toReversed()) {
        const browser = new Browser(port, 'aurora', now);
        const sealed = await browser.seal({ type: 'username', username, password: WRONG });
        const from = performance.now();
        const { status } = await browser.call('login', sealed);
        // Beyond the free tries both are asked for digits, without a look at the password.
        if (status === 401) times[kind].push(performance.now() - from);
      }
    }
  });
  const ratio = median(times.unknown) / median(times.known);
  say(
    `${times.known.length} known and ${times.unknown.length} unknown names looked at; ` +
      `unknown over known ${ratio.toFixed(3)} (bar ${BAR}), load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (ratio > BAR || ratio < 1 / BAR) throw new Error('a stopwatch can tell who has an account');
}

export const long: Long = {
  about: 'failed log-ins of names that are known and of names that are not, side by side',
  count: 100,
  run,
};
