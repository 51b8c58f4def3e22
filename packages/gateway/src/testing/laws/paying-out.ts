import { deepEqual, equal, partialDeepStrictEqual } from 'node:assert/strict';
import { writeSetting } from '../../kernel/sites/site-settings.ts';
import type { TestGateway } from '../gateway.ts';
import { pause } from '../people.ts';
import { openCounter, type Counter } from '../players/counter.ts';
import { winLate } from '../players/late-win.ts';
import { addCustomer, payIn } from '../players/flagged.ts';
import { addPayee, payoutOf, walletOf, withdraw, type Payee } from '../players/payee.ts';
import { endOf, know, laws, type Law, type Trials } from './laws.ts';

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

/** For as long as the law has that is the shortest. */
async function exclude({ browser }: Payee): Promise<void> {
  const { rules } = (await browser.call('responsiblePlay')).envelope.value ?? {};
  const duration = rules?.exclusions[0] ?? '';
  const body = { duration, allBrands: false, confirm: true } as const;
  const { text, status } = await browser.call('exclude', { body });
  if (status !== 200) throw new Error(`not excluded: ${text}`);
}

async function ordersOf({ db }: TestGateway, { id }: Payee): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('payout')
    .select('amount')
    .where('member_id', '=', id)
    .where('source', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ amount }) => amount);
}

/** What was sent back of somebody’s, once it was so often. */
async function waitFor(
  gateway: TestGateway,
  who: Payee,
  times: number,
): Promise<readonly bigint[]> {
  for (let turn = 0; turn < 600; turn += 1) {
    const found = await ordersOf(gateway, who);
    if (found.length >= times) return found;
    await pause(100);
  }
  return [];
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

  /** Of a name that an identity has mended since, and of the same written otherwise. */
  async thirdPartyPayers(gateway, law) {
    const who = await addPayee(gateway, at(law));
    const name = (payeeName: string) =>
      gateway.db
        .updateTable('member')
        .set({ profile: JSON.stringify({ payeeName }) })
        .where('id', '=', who.id)
        .execute();
    await name('Odette Marlow');
    equal((await asked(who)).code, law.policy.thirdPartyPayers ? undefined : 'payee.mismatch');
    await name('REYES, Nóva M.');
    equal((await asked(who)).code, undefined);
  },

  /** To the millisecond, by the calendar of the place; nowhere else, however long it is waited. */
  async returnBalanceAfter(gateway, law) {
    const strict = laws.find(({ policy }) => policy.returnBalanceAfter !== 'none');
    if (strict === undefined) throw new Error('no law sends a balance back');
    const [first, who] = [await addPayee(gateway, at(strict)), await addPayee(gateway, at(law))];
    await exclude(first);
    gateway.advance(1);
    await exclude(who);
    const due = endOf(gateway, strict, strict.policy.returnBalanceAfter) - 1;
    gateway.advance(due - gateway.now());
    deepEqual(await waitFor(gateway, first, 1), [1_000_000n]);
    // Whoever is looked at once more shows that the look before is over.
    await winLate(gateway, first, 7_700n, strict.currency);
    deepEqual(await waitFor(gateway, first, 2), [1_000_000n, 7_700n]);
    // Nobody else’s is due by then, who excluded themselves a moment later.
    deepEqual(await ordersOf(gateway, who), []);
    gateway.advance(1);
    if (law.policy.returnBalanceAfter !== 'none') {
      deepEqual(await waitFor(gateway, who, 1), [1_000_000n]);
      return;
    }
    await winLate(gateway, first, 7_800n, strict.currency);
    deepEqual(await waitFor(gateway, first, 3), [1_000_000n, 7_700n, 7_800n]);
    deepEqual(await ordersOf(gateway, who), []);
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
