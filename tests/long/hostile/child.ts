import { allCases } from './cases.ts';
import { tryCase } from './trial.ts';

const cases = await allCases();

/** Cases are tried in a process of their own, because one that hangs can only be ended from outside. */
process.on('message', async (index: number) => {
  const one = cases[index];
  process.send?.(one ? await tryCase(one) : undefined);
});
process.send?.('ready');
