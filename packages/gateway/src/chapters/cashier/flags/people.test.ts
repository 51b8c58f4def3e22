import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import { addCustomer, flagsOf, payIn } from '../../../testing/players/flagged.ts';
import { addCard, ordered, payoutOf, type Payee } from '../../../testing/players/payee.ts';
import { tamper } from '../../../testing/players/settlement.ts';
import { raiseFlags } from './raise.ts';

let gateway: TestGateway;
let counter: Counter;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  counter = await openCounter(gateway);
  const thresholds = {
    threshold: '0',
    dueDiligence: '1500',
    large: '0',
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
  await counter.stop();
  await gateway.stop();
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const merchant = () => {
  const aurora = gateway.desk().merchants.find(({ code }) => code === 'aurora');
  if (aurora === undefined) throw new Error('no aurora');
  return aurora;
};

/** Of a rule: what was found, by what raised it. */
async function found(payee: Payee, rule: string): Promise<readonly (readonly string[])[]> {
  await raiseFlags(gateway.db, merchant(), payee.id, gateway.now());
  const flags = await flagsOf(gateway, payee);
  return flags.filter((one) => one.rule === rule).map(({ about, facts }) => [about, facts]);
}

it('A1 takes payments of 24 hours together, once for ever', async () => {
  const payee = await addCustomer(gateway, { money: 0n });
  await payIn(gateway, counter, payee, '800.00');
  gateway.advance(25 * HOUR);
  await payee.browser.login(payee.account);
  await payIn(gateway, counter, payee, '700.00');
  expect(await found(payee, 'A1')).toEqual([]);
  await payIn(gateway, counter, payee, '799.99');
  expect(await found(payee, 'A1')).toEqual([]);
  await payIn(gateway, counter, payee, '20.00');
  const raised = [['from 150000', 'brought 151999 within 24 hours']];
  expect(await found(payee, 'A1')).toEqual(raised);
  await payIn(gateway, counter, payee, '900.00');
  expect(await found(payee, 'A1')).toEqual(raised);
  // What went, for itself.
  const other = await addCustomer(gateway, { money: 9_000_000n });
  await ordered(other, '1000.00');
  expect(await found(other, 'A1')).toEqual([]);
  await ordered(other, '500.00');
  expect(await found(other, 'A1')).toEqual([['from 150000', 'takes 150000 within 24 hours']]);
}, 120_000);

/** Paid by somebody whom the provider names so. */
async function paidBy(payee: Payee, name: string): Promise<void> {
  await counter.choose('paid_after_30s');
  const { envelope } = await counter.deposit(payee, 'card', '50.00');
  const { orderId = '', reference = '' } = envelope.value ?? {};
  tamper(counter, 'UPDATE orders SET party = ? WHERE reference = ?', name, reference);
  await counter.pass(31);
  await expect
    .poll(
      async () =>
        (await payee.browser.call('depositOrder', { params: { kindOrId: orderId } })).envelope.value
          ?.status,
      { timeout: 20_000, interval: 200 },
    )
    .toBe('paid');
}

it('A5 sees a payer who is not whom payouts go to', async () => {
  const payee = await addCustomer(gateway, { money: 0n });
  // The account is of Nova Reyes; what is short, turned round or marked is still her.
  for (const name of ['REYES, Nova', 'Nóva M. Reyes', 'Reyes', payee.account])
    await paidBy(payee, name);
  expect(await found(payee, 'A5')).toEqual([]);
  await paidBy(payee, 'Ana Reyes');
  expect(await found(payee, 'A5')).toEqual([
    [
      expect.stringMatching(/^mov_/),
      expect.stringMatching(/^the payer of D-\S+ has another name$/),
    ],
  ]);
  // Names stand in no flag: whoever has to look at them looks at the receipt.
  expect(JSON.stringify(await found(payee, 'A5'))).not.toContain('Ana');
}, 120_000);

it('A11 sees log-ins from where nobody of them has been, before a payout', async () => {
  const login = (payee: Payee, country: string, ago: number, ok = true) =>
    gateway.db
      .insertInto('login_record')
      .values({
        merchant: 'aurora',
        member_id: payee.id,
        at: new Date(gateway.now() - ago),
        means: 'password',
        ok,
        device: 'a phone',
        address: '192.0.2.1',
        country,
      })
      .execute();
  const traveller = await addCustomer(gateway, { money: 900_000n });
  const settled = await addCustomer(gateway, { money: 900_000n });
  const fresh = await addCustomer(gateway, { money: 900_000n });
  await login(traveller, 'PH', 10 * DAY);
  await login(traveller, 'BR', HOUR);
  await login(settled, 'PH', 10 * DAY);
  await login(settled, 'PH', HOUR);
  await login(settled, 'BR', HOUR, false);
  // Of whom nothing is known nothing can be told.
  await login(fresh, 'BR', HOUR);
  for (const one of [traveller, settled, fresh]) await ordered(one, '300.00');
  expect(await found(traveller, 'A11')).toEqual([
    [expect.stringMatching(/^W-/), 'logged in from BR, before from PH'],
  ]);
  expect(await found(settled, 'A11')).toEqual([]);
  expect(await found(fresh, 'A11')).toEqual([]);
});

it('A12 sees several of one account who took the same bonus', async () => {
  const [one, two, alone] = [
    await addCustomer(gateway, { money: 0n }),
    await addCustomer(gateway, { money: 0n }),
    await addCustomer(gateway, { money: 0n }),
  ];
  await addCard(two, one.number);
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM promotion WHERE merchant = 'aurora' ORDER BY id LIMIT 2`.execute(gateway.db);
  const [first, second] = rows.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('there are no promotions');
  const claim = (payee: Payee, promotion_id: bigint, status: 'CLAIMED' | 'REJECTED') =>
    gateway.db
      .insertInto('promotion_claim')
      .values({
        merchant: 'aurora',
        promotion_id,
        member_id: payee.id,
        status,
        at: new Date(gateway.now()),
      })
      .execute();
  await claim(one, first, 'CLAIMED');
  await claim(alone, first, 'CLAIMED');
  await claim(one, second, 'CLAIMED');
  await claim(two, second, 'REJECTED');
  expect(await found(one, 'A12')).toEqual([]);
  await claim(two, first, 'CLAIMED');
  const raised = [[`promotion ${first}`, 'taken by 2 of one number']];
  expect(await found(one, 'A12')).toEqual(raised);
  expect(await found(two, 'A12')).toEqual(raised);
  expect(await found(alone, 'A12')).toEqual([]);
});

it('A2 counts what was staked out of a wallet at a vendor', async () => {
  const payee = await addCustomer(gateway, { money: 0n });
  await payIn(gateway, counter, payee, '400.00');
  const { id } = await gateway.db
    .insertInto('ledger_account')
    .values({
      merchant: 'aurora',
      kind: 'vendor',
      vendor: 'NPL',
      member_id: payee.id,
      currency: 'PHP',
      balance: 0n,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const day = new Date(gateway.now()).toISOString().slice(0, 10);
  const kept = { merchant: 'aurora', account_id: id, day, kind: 'bet', entries: 1, paid_in: 0n };
  await gateway.db
    .insertInto('ledger_day')
    .values({ ...kept, paid_out: 20_000n })
    .execute();
  const orderId = await ordered(payee, '300.00');
  await expect
    .poll(
      async () => {
        await counter.pass(3);
        return (await payoutOf(payee, orderId))?.status;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe('paid');
  expect(await flagsOf(gateway, payee)).toEqual([]);
}, 90_000);

it('A2 counts what went to a vendor and did not come back, where that tells of no stakes', async () => {
  const move = (payee: Payee, from: string, to: string, amount: string) =>
    payee.browser.call('transfer', {
      body: { from, to, amount },
      headers: { 'idempotency-key': randomUUID() },
    });
  const took = async (back: string) => {
    const payee = await addCustomer(gateway, { money: 0n });
    await payIn(gateway, counter, payee, '400.00');
    expect((await move(payee, 'MAIN', 'NPL', '300.00')).status).toBe(200);
    expect((await move(payee, 'NPL', 'MAIN', back)).status).toBe(200);
    await ordered(payee, '200.00');
    return found(payee, 'A2');
  };
  // Half of what came is played, and a little less of it is not.
  expect(await took('100.00')).toEqual([]);
  expect(await took('100.01')).toEqual([
    [expect.stringMatching(/^W-/), 'brought 40000, staked 19999, takes 20000'],
  ]);
});
