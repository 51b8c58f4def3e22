import { loadLedger } from '../../packages/gateway/src/testing/volume/ledger-load.ts';
import { withGateway } from './gateway.ts';
import type { Long } from './run.ts';

async function run(count: number, say: (line: string) => void): Promise<void> {
  const { moved, refused, faults } = await withGateway((target) => loadLedger(target, count, say));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  say(`${moved} moved, ${refused} refused for want of money, every sum holds`);
}

export const long: Long = {
  about: 'transfers by 32 members at once, every tenth of them sent twice',
  count: 100_000,
  run,
};
