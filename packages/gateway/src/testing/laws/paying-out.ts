import { deepEqual, equal, partialDeepStrictEqual } from 'node:assert/strict';
import { writeSetting } from '../../kernel/sites/site-settings.ts';
import type { TestGateway } from '../gateway.ts';
import { openCounter, type Counter } from '../players/counter.ts';
import { addCustomer, payIn } from '../players/flagged.ts';
import { addPayee, payoutOf, walletOf, withdraw, type Payee } from '../players/payee.ts';
import { know, laws, type Law, type Trials } from './laws.ts';

let counter: Counter;

/** Sites that pay out at once whatever nobody has to look at. */
export async function prepareVaults(gateway: TestGateway): Promise<() => Promise<void>> {
  counter = await openCounter(
    gateway,
    laws.map(({ site }) => site),
  );
  for (const { site } of laws) {
    await writeSetting(gateway.db, site, 'payouts', {
      provider: 'demo',
      rails: ['bank', 'ewallet'],
      min: '10',
      max: '100000',
      fee: { fixed: '0', share: 0 },
      automatic: { each: '100000', day: '100000' },
      aloneUpTo: '100000',
      instrumentMinutes: 0,
      holdMinutes: { first: 0, reset: 0 },
      mostOpen: 3,
    });
    await gateway.db
      .insertInto('vendor')
      .values({
        merchant: site,
        code: 'PURSE',
        name: 'Purse',
        icon: 'art:vendors/BGS',
        position: 1,
      })
      .execute();
  }
  const [{ site = '' } = {}] = laws;
  // Whoever hears of a site reads the vendors of all of them.
  await gateway.announce(site);
  return () => counter.stop();
}

const at = ({ site, currency }: Law) => ({ merchant: site, currency });

const asked = async (who: Payee, amount = '100.00') => (await withdraw(who, amount)).envelope;

async function stagesOf(who: Payee): Promise<readonly string[]> {
  const { value } = await asked(who);
  const order = await payoutOf(who, value?.orderId ?? '');
  return order?.stages.map(({ stage }) => stage) ?? [];
}

export const payingOut = {
  async kycGate(gateway, law) {
    const who = await addPayee(gateway, at(law));
    await know(gateway, who, 1);
    partialDeepStrictEqual(await asked(who), { code: 'kyc.required', value: { level: 2 } });
    await know(gateway, who, 2);
    equal((await asked(who)).success, true);
  },

  async returnToSource(gateway, law) {
    const stages = await stagesOf(await addPayee(gateway, at(law)));
    equal(stages.includes('review'), law.policy.returnToSource);
  },

  /** Nothing has to be played before it goes back, here or where a law would let it be asked. */
  async depositTurnoverAtMost(gateway, law) {
    const who = await addCustomer(gateway, { ...at(law), money: 0n });
    if (law.policy.limitPrompt === 'require') {
      const body = { type: 'deposit', period: '1m', amount: '500.00' } as const;
      await who.browser.call('setLimit', { body });
    }
    await payIn(gateway, counter, who, '100.00');
    equal((await asked(who)).success, true);
  },

  /** None is taken back by its member, here or where a law would let it. */
  async reverseWithdrawals(gateway, law) {
    const who = await addPayee(gateway, at(law));
    const { value } = await asked(who);
    const orderId = value?.orderId ?? '';
    for (const method of ['DELETE', 'POST', 'PUT', 'PATCH']) {
      const { status } = await who.browser.send({ method, path: `/wps/withdraw/${orderId}` });
      deepEqual([method, status >= 400], [method, true]);
    }
    partialDeepStrictEqual(await payoutOf(who, orderId), { returned: '0.00' });
    partialDeepStrictEqual(await walletOf(who), { cash: '9900.00' });
  },

  async vendorWallets(gateway, law) {
    const who = await addPayee(gateway, at(law));
    const moved = async (from: string, to: string) =>
      (await who.browser.call('transfer', { body: { from, to, amount: '50.00' } })).envelope;
    const there = await moved('MAIN', 'PURSE');
    deepEqual(
      [there.success, there.code],
      law.policy.vendorWallets ? [true, undefined] : [false, 'permission.denied'],
    );
    if (law.policy.vendorWallets) equal((await moved('PURSE', 'MAIN')).success, true);
  },
} satisfies Trials;
