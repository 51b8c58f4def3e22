import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { startGateway, type Gateway } from '../../../../gateway.ts';
import { openGateway, type TestGateway } from '../../../../testing/gateway.ts';
import { testOptions } from '../../../../testing/options.ts';
import { openCounter, type Counter } from '../../../../testing/players/counter.ts';
import { winLate } from '../../../../testing/players/late-win.ts';
import {
  addCard,
  addPayee,
  ordered,
  payoutOf,
  PIN,
  somebodysNumber,
  walletOf,
  type Payee,
  type PayeeOptions,
} from '../../../../testing/players/payee.ts';
import { policyWith } from '../../../../testing/sites.ts';
import { stuckReturns } from './queue.ts';

const { options, remove } = testOptions();

let gateway: TestGateway;
let second: Gateway;
let counter: Counter;
beforeAll(async () => {
  const policy = policyWith({ returnBalanceAfter: '2d' });
  gateway = await openGateway({
    standsStill: true,
    config: { memberWrites: 100_000 },
    sites: { aurora: { policy } },
  });
  second = await startGateway({
    ...options,
    databaseUrl: gateway.databaseUrl,
    sites: gateway.sites.file,
    clock: gateway.now,
    memberWrites: 100_000,
  });
  counter = await openCounter(gateway);
  const automatic = { each: '100000', day: '100000' };
  await gateway.db
    .updateTable('site_setting')
    .set({ value: sql`value || ${JSON.stringify({ automatic })}::jsonb` })
    .where((its) => its.and({ merchant: 'aurora', key: 'payouts' }))
    .execute();
});
afterAll(async () => {
  await counter.stop();
  await second.stop();
  await gateway.stop();
  remove();
});

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** Somebody who excluded themselves and has done nothing since. */
async function addExcluded(given: PayeeOptions = {}): Promise<Payee> {
  const payee = await addPayee(gateway, given);
  await exclude(payee);
  return payee;
}

async function exclude({ browser, account }: Payee): Promise<void> {
  const body = { duration: '6m', allBrands: false, confirm: true } as const;
  expect((await browser.call('exclude', { body })).status).toBe(200);
  await browser.login(account);
}

/** Time passes, for the provider as well as here; nobody stays logged in for so long. */
async function pass(payee: Payee, milliseconds: number): Promise<void> {
  await counter.pass(milliseconds / SECOND);
  await payee.browser.login(payee.account);
}

const payoutsOf = async ({ browser }: Payee) =>
  (await browser.call('withdrawRecords', { query: {} })).envelope.value?.list ?? [];

const lettersOf = async ({ browser }: Payee) =>
  (await browser.call('inbox', { query: {} })).envelope.value?.list.map(({ title }) => title) ?? [];

const waits = { timeout: 60_000, interval: 200 };

const soon = (payee: Payee) => expect.poll(() => payoutsOf(payee), waits);

/** Until all that was due by now has been looked at: whoever is due last has their money sent. */
async function untilLooked(): Promise<void> {
  const last = await addExcluded();
  await pass(last, 2 * DAY);
  await soon(last).toHaveLength(1);
}

/** As the office has it: whose, how much, and why it cannot go. */
async function cases(): Promise<readonly (readonly string[])[]> {
  const merchant = gateway.desk().merchants.find(({ code }) => code === 'aurora');
  if (merchant === undefined) throw new Error('no aurora');
  const looked = { db: gateway.db, merchant, now: gateway.now(), after: undefined, limit: 100 };
  const waiting = await stuckReturns.list(looked);
  return waiting.map(({ id, facts }) => [id].concat(facts));
}

const caseOf = async ({ account }: Payee) => (await cases()).find(([id]) => id === account);

it('goes by itself to where the last payout went, with what lay at a vendor, and is seen under way [RG-21 api]', async () => {
  const payee = await addPayee(gateway);
  const first = await ordered(payee, '100.00');
  await expect
    .poll(async () => {
      await counter.pass(2);
      return (await payoutOf(payee, first))?.status;
    }, waits)
    .toBe('paid');
  // A newer account, at which nobody has been paid yet.
  await addCard(payee, somebodysNumber());
  const moved = { from: 'MAIN', to: 'NPL', amount: '900.00' };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await payee.browser.call('transfer', { body: moved, headers })).status).toBe(200);
  await exclude(payee);
  await counter.choose('payout_slow', 'out');
  await pass(payee, 2 * DAY);
  await soon(payee).toMatchObject([
    { byLaw: true, amount: '9900.00', fee: '0.00', cardId: payee.cardId },
    { amount: '100.00' },
  ]);
  expect((await payoutsOf(payee))[1]).not.toHaveProperty('byLaw');
  expect(await walletOf(payee)).toMatchObject({ cash: '0.00', sumBalance: '0.00' });
  expect(await lettersOf(payee)).toContain('Your money goes back to you');
  const { orderId = '' } = (await payoutsOf(payee))[0] ?? {};
  await expect
    .poll(async () => {
      await counter.pass(60);
      return (await payoutOf(payee, orderId))?.status;
    }, waits)
    .toBe('paid');
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
}, 120_000);

it('is due to the millisecond, by the calendar', async () => {
  const [before, after] = [await addPayee(gateway), await addPayee(gateway)];
  await exclude(before);
  gateway.advance(1);
  await exclude(after);
  gateway.advance(2 * DAY - 1);
  for (const one of [before, after]) await one.browser.login(one.account);
  await soon(before).toHaveLength(1);
  // Whoever is looked at once more shows that the look before is over.
  await winLate(gateway, before, 5_000n);
  await soon(before).toHaveLength(2);
  expect(await payoutsOf(after)).toEqual([]);
  gateway.advance(1);
  await soon(after).toHaveLength(1);
});

it('is of nobody who only takes a break', async () => {
  const payee = await addPayee(gateway);
  await payee.browser.call('timeOut', { body: { duration: '30d' } });
  await untilLooked();
  await payee.browser.login(payee.account);
  expect(await payoutsOf(payee)).toEqual([]);
  expect((await walletOf(payee))?.cash).toBe('10000.00');
});

it('waits for an account, asks for one once, and leaves a case', async () => {
  const payee = await addPayee(gateway);
  const { browser, cardId, account } = payee;
  await browser.call('removeBankCard', { query: { id: cardId } });
  await exclude(payee);
  await pass(payee, 2 * DAY);
  await expect
    .poll(() => caseOf(payee), waits)
    .toEqual([account, '10000.00 PHP', 'no account in their name that took a payout']);
  await untilLooked();
  await browser.login(account);
  const asked = (await lettersOf(payee)).filter(
    (title) => title === 'Where may we send your money?',
  );
  expect(asked).toHaveLength(1);
  expect(await payoutsOf(payee)).toEqual([]);
  expect((await addCard(payee, somebodysNumber(), PIN)).status).toBe(200);
  // A new account waits as long as any does, and then nobody has to do anything more.
  await expect
    .poll(async () => {
      await pass(payee, 3_600 * SECOND);
      return payoutsOf(payee);
    }, waits)
    .toMatchObject([{ byLaw: true, amount: '10000.00' }]);
  expect(await caseOf(payee)).toBeUndefined();
}, 120_000);

it('waits until somebody is known well enough', async () => {
  const payee = await addExcluded({ level: 1 });
  await pass(payee, 2 * DAY);
  await expect.poll(async () => (await caseOf(payee))?.at(-1), waits).toBe('not known well enough');
  expect(await lettersOf(payee)).toContain('We may not send your money yet');
  expect(await payoutsOf(payee)).toEqual([]);
});

it.each(['payout_hold_until', 'password_hold_until'] as const)(
  'is stopped by a %s, and goes when that is over',
  async (column) => {
    const payee = await addExcluded();
    await pass(payee, 2 * DAY - 1_000);
    await gateway.db
      .updateTable('member_guard')
      .set({ [column]: new Date(gateway.now() + 2 * DAY + 60 * SECOND) })
      .where('member_id', '=', payee.id)
      .execute();
    await untilLooked();
    await payee.browser.login(payee.account);
    expect(await payoutsOf(payee)).toEqual([]);
    gateway.advance(120 * SECOND);
    await soon(payee).toHaveLength(1);
  },
  120_000,
);

it('is not tried again where it came to nothing, and goes to another account', async () => {
  const payee = await addExcluded();
  await counter.choose('payout_refused', 'out');
  await pass(payee, 2 * DAY);
  await expect
    .poll(async () => {
      await counter.pass(2);
      return (await payoutsOf(payee)).map(({ status }) => status);
    }, waits)
    .toEqual(['failed']);
  await expect
    .poll(async () => {
      await counter.pass(60);
      return (await caseOf(payee))?.at(-1);
    }, waits)
    .toMatch(/^no account/);
  await untilLooked();
  await payee.browser.login(payee.account);
  expect(await payoutsOf(payee)).toHaveLength(1);
  await addCard(payee, somebodysNumber(), PIN);
  await expect
    .poll(async () => {
      await pass(payee, 3_600 * SECOND);
      return (await payoutsOf(payee)).map(({ byLaw }) => byLaw);
    }, waits)
    .toEqual([true, true]);
}, 120_000);

it('goes once of several gateways, and what comes later goes after it', async () => {
  const payee = await addExcluded();
  await pass(payee, 2 * DAY);
  await soon(payee).toHaveLength(1);
  await winLate(gateway, payee, 5_000n);
  await soon(payee).toMatchObject([{ amount: '50.00' }, { amount: '10000.00' }]);
  const rows = await gateway.db
    .selectFrom('payout')
    .select('source')
    .where('member_id', '=', payee.id)
    .orderBy('id')
    .execute();
  const [one, two] = rows.map(({ source }) => source ?? '');
  expect([one?.at(-1), two?.at(-1)]).toEqual(['1', '2']);
  expect(one?.slice(0, -1)).toBe(two?.slice(0, -1));
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});
