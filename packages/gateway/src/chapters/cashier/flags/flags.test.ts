import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import { addCustomer, flagsOf, payIn } from '../../../testing/players/flagged.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';
import {
  addCard,
  ordered,
  payoutOf,
  somebodysNumber,
  type Payee,
} from '../../../testing/players/payee.ts';
import { raiseFlags } from './raise.ts';

let gateway: TestGateway;
let counter: Counter;
let office: Office;
let ana: Colleague;
let ben: Colleague;
let cora: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  counter = await openCounter(gateway);
  office = openOffice(gateway);
  ana = await office.employ('ana', ['payments']);
  ben = await office.employ('ben', ['payments']);
  cora = await office.employ('cora', ['compliance']);
  const thresholds = {
    threshold: '1000',
    large: '2000',
    littlePlay: 50,
    justUnder: 3,
    instruments: 4,
    failedDeposits: 3,
    asleepDays: 90,
  };
  await gateway.db
    .insertInto('site_setting')
    .values({ merchant: 'aurora', key: 'flags', value: JSON.stringify(thresholds) })
    .execute();
});
afterAll(async () => {
  office.close();
  await counter.stop();
  await gateway.stop();
});

const DAY = 86_400_000;

/** As the sums of a day keep what moved in a wallet. */
async function layDay(payee: Payee, at: number, kind: string, paidOut: bigint): Promise<void> {
  const { id } = await gateway.db
    .selectFrom('ledger_account')
    .select('id')
    .where('member_id', '=', payee.id)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow();
  await gateway.db
    .insertInto('ledger_day')
    .values({
      merchant: 'aurora',
      account_id: id,
      day: new Date(at).toISOString().slice(0, 10),
      kind,
      entries: 1,
      paid_in: 0n,
      paid_out: paidOut,
    })
    .execute();
}

const rulesOf = async (payee: Payee) =>
  [...new Set((await flagsOf(gateway, payee)).map(({ rule }) => rule))].toSorted();

/** Looks until it is so, and lets time pass meanwhile. */
const comesTo = <T>(look: () => Promise<T>, what: T) =>
  expect
    .poll(
      async () => {
        await counter.pass(3);
        return look();
      },
      { timeout: 60_000, interval: 200 },
    )
    .toEqual(what);

const raised = (payee: Payee, ...rules: readonly string[]) => comesTo(() => rulesOf(payee), rules);
const becomes = (payee: Payee, orderId: string, status: string) =>
  comesTo(async () => (await payoutOf(payee, orderId))?.status, status);

const ruleOf = async (orderId: string) =>
  (
    await gateway.db
      .selectFrom('payout')
      .select('rule')
      .where('id', '=', BigInt(orderId))
      .executeTakeFirstOrThrow()
  ).rule;

it('lets nobody take home at once what they brought and did not play', async () => {
  const payee = await addCustomer(gateway, { money: 0n });
  await payIn(gateway, counter, payee, '2000.00');
  // Less than nine tenths, and so not A7.
  const orderId = await ordered(payee, '1500.00');
  await becomes(payee, orderId, 'review');
  expect(await rulesOf(payee)).toEqual(['A2']);
  expect(await ruleOf(orderId)).toBe('flag');
  // Who played goes on by themselves.
  const played = await addCustomer(gateway, { money: 0n });
  await payIn(gateway, counter, played, '2000.00');
  await layDay(played, gateway.now(), 'bet', 100_000n);
  await becomes(played, await ordered(played, '1500.00'), 'paid');
  expect(await rulesOf(played)).toEqual([]);
}, 120_000);

it('flags what goes out within an hour of coming in, and a payout is decided by two', async () => {
  const payee = await addCustomer(gateway, { money: 0n });
  await payIn(gateway, counter, payee, '500.00');
  const orderId = await ordered(payee, '450.00');
  await becomes(payee, orderId, 'review');
  expect(await rulesOf(payee)).toEqual(['A2', 'A7']);
  const { reference = '' } = (await payoutOf(payee, orderId)) ?? {};
  const why = ['--reason', 'the account is their own'];
  const asked = await ana.office('decide', 'payouts', reference, 'approve', ...why);
  expect(await ben.office('vote', askedAs(asked), 'yes')).toBe('It is done.\n');
  await becomes(payee, orderId, 'paid');
}, 120_000);

it('looks once more at whoever a person is about to let go', async () => {
  const payee = await addCustomer(gateway, { money: 900_000n });
  // Reviewed for its sum, which one person may decide, unless there is more to it.
  const orderId = await ordered(payee, '6000.00');
  const { reference = '' } = (await payoutOf(payee, orderId)) ?? {};
  const other = await addCustomer(gateway, { money: 0n });
  await addCard(other, payee.number);
  const said = await ana.office(
    'decide',
    'payouts',
    reference,
    'approve',
    '--reason',
    'it is theirs',
  );
  expect(askedAs(said)).not.toBe('');
  expect(await rulesOf(payee)).toEqual(['A6']);
});

it('flags sums just under a threshold, accounts, sharers, chargebacks and failures', async () => {
  const under = await addCustomer(gateway, { money: 0n });
  for (const sum of ['900.00', '950.00', '999.99']) await payIn(gateway, counter, under, sum);
  await payIn(gateway, counter, under, '1000.00');
  await raised(under, 'A3');

  const many = await addCustomer(gateway, { money: 0n });
  for (let count = 1; count < 4; count += 1) await addCard(many, somebodysNumber());
  await raised(many, 'A4');

  const [one, two] = [
    await addCustomer(gateway, { money: 0n }),
    await addCustomer(gateway, { money: 0n }),
  ];
  await addCard(two, one.number);
  await raised(one, 'A6');
  await raised(two, 'A6');

  const charged = await addCustomer(gateway, { money: 0n });
  await payIn(gateway, counter, charged, '300.00', 'chargeback');
  await counter.pass(61);
  await raised(charged, 'A8');

  const failing = await addCustomer(gateway, { money: 0n });
  for (let count = 0; count < 3; count += 1)
    await payIn(gateway, counter, failing, '300.00', 'declined');
  const few = await addCustomer(gateway, { money: 0n });
  for (const sum of ['900.00', '999.99', '899.99', '1000.00'])
    await payIn(gateway, counter, few, sum);
  await payIn(gateway, counter, few, '300.00', 'declined');
  await addCard(few, somebodysNumber());
  await raised(failing, 'A9');
  // By then all of those before were looked at.
  expect(await rulesOf(few)).toEqual([]);
}, 180_000);

it('flags a large payout of somebody who was asleep', async () => {
  const sleeper = await addCustomer(gateway, { money: 900_000n });
  await layDay(sleeper, gateway.now() - 200 * DAY, 'bonus', 1n);
  await becomes(sleeper, await ordered(sleeper, '1999.99'), 'paid');
  const orderId = await ordered(sleeper, '2000.00');
  await becomes(sleeper, orderId, 'review');
  expect(await rulesOf(sleeper)).toEqual(['A10']);
  const awake = await addCustomer(gateway, { money: 900_000n });
  await layDay(awake, gateway.now() - 80 * DAY, 'bonus', 1n);
  await becomes(awake, await ordered(awake, '2000.00'), 'paid');
}, 120_000);

it('raises the same once, also when it was cleared; who clears says why, and who reports too', async () => {
  const payee = await addCustomer(gateway, { money: 0n });
  await payIn(gateway, counter, payee, '300.00', 'chargeback');
  await counter.pass(61);
  await raised(payee, 'A8');
  const [flag] = await flagsOf(gateway, payee);
  const id = String(flag?.id);
  await expect(ana.office('queue', 'flags')).rejects.toThrow('flags');
  expect(await cora.office('show', 'flags', id)).toContain(`account: ${payee.account}`);
  const decide = (what: string, ...why: string[]) =>
    cora.office('decide', 'flags', id, what, ...why);
  await expect(decide('clear')).rejects.toThrow('Say what was seen');
  const why = ['--reason', 'the bank took it back as a mistake of its own'];
  await decide('report', ...why);
  // Reported is not cleared: its payouts still wait.
  await decide('clear', ...why);
  await expect(decide('report', ...why)).rejects.toThrow('waits for nobody');
  const merchant = gateway.desk().merchants.find(({ code }) => code === 'aurora');
  if (merchant === undefined) throw new Error('no aurora');
  await Promise.all([1, 2].map(() => raiseFlags(gateway.db, merchant, payee.id, gateway.now())));
  expect((await flagsOf(gateway, payee)).map(({ state }) => state)).toEqual(['cleared']);
}, 120_000);

it('tells of what waits in figures, and of nobody', async () => {
  const response = await fetch(`http://127.0.0.1:${gateway.port}/metrics`, {
    headers: { host: `localhost:${gateway.port}` },
  });
  const text = await response.text();
  expect(text).toMatch(/livery_flags_open\{rule="A2"\} [1-9]/);
  expect(text).toMatch(/livery_payouts_in_review [1-9]/);
  for (const name of ['unclear', 'payout_review_age_seconds']) {
    expect(text).toContain(`# HELP livery_${name}`);
  }
});
