import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { loadMerchants } from '../../../kernel/sites/merchants.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';
import {
  addPayee,
  ordered,
  payoutOf,
  walletOf,
  type Payee,
} from '../../../testing/players/payee.ts';
import {
  approvePayout,
  giveBackUnclear,
  payoutNews,
  refusalReasons,
  refusePayout,
} from '../index.ts';

let gateway: TestGateway;
let counter: Counter;
let office: Office;
let ana: Colleague;
let ben: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  counter = await openCounter(gateway);
  office = openOffice(gateway);
  ana = await office.employ('ana', ['payments']);
  ben = await office.employ('ben', ['payments']);
});
afterAll(async () => {
  office.close();
  await counter.stop();
  await gateway.stop();
});

/** Above what a rule lets go by itself. */
async function inReview(sum = '5000.01') {
  const payee = await addPayee(gateway, { money: 9_000_000n });
  const orderId = await ordered(payee, sum);
  const { reference = '', status } = (await payoutOf(payee, orderId)) ?? {};
  expect(status).toBe('review');
  return { payee, orderId, reference };
}

const order = (act: string, reference: string, ...more: string[]) =>
  ana
    .operate('act', act, 'aurora', '--reference', reference, ...more)
    .catch((error: unknown) => String(error));

const merchant = () => {
  const found = loadMerchants(gateway.sites.file).find(({ code }) => code === 'aurora');
  if (found === undefined) throw new Error('no aurora');
  return found;
};

const sceneOf = (tx: Tx) => ({
  tx,
  merchant: merchant(),
  events: { ownerTold: async () => {} },
  now: gateway.now(),
});

const lettersOf = async ({ browser }: Payee) =>
  (await browser.call('inbox', { query: {} })).envelope.value?.list.map(({ title }) => title) ?? [];

it('an operator approves one, it is sent by the gateway, and both are written down', async () => {
  const { payee, orderId, reference } = await inReview();
  await order('payouts.approve', reference);
  const ends = async () => {
    await counter.pass(20);
    return (await payoutOf(payee, orderId))?.status;
  };
  await expect.poll(ends, { timeout: 60_000, interval: 200 }).toBe('paid');
  expect(await order('payouts.approve', reference)).toContain('is paid, and not review');
  expect(await order('payouts.refuse', reference, '--why', 'other')).toContain('not review');
  const lines = await gateway.db
    .selectFrom('audit')
    .select(['act', 'subject_kind', 'after'])
    .where('act', '=', 'payouts.approve')
    .execute();
  expect(lines).toMatchObject([
    { act: 'payouts.approve', subject_kind: 'payout', after: { state: 'approved', rule: 'sum' } },
  ]);
}, 90_000);

it('an operator refuses one: its money is back, and its member reads why', async () => {
  const { payee, orderId, reference } = await inReview();
  expect(await order('payouts.refuse', reference, '--why', 'laundering')).toContain('why');
  await order('payouts.refuse', reference, '--why', 'identity');
  expect(await payoutOf(payee, orderId)).toMatchObject({
    status: 'refused',
    reason: 'identity',
    returned: '5000.01',
    nextStep: 'prove_identity',
  });
  expect(await walletOf(payee)).toMatchObject({ cash: '90000.00', locked: '0.00' });
  expect(await lettersOf(payee)).toContain('Your withdrawal was refused');
  expect(refusalReasons).toContain('identity');
});

it('above a sum of the merchant’s two people decide', async () => {
  const { payee, orderId, reference } = await inReview('20000.01');
  expect(await ben.office('queue', 'payouts')).toContain('20000.01 PHP  sum');
  const shown = await ben.office('show', 'payouts', reference);
  expect(shown).toContain(`account: ${payee.account}`);
  expect(await order('payouts.approve', reference)).toContain('want to know why: --reason');
  const why = ['--reason', 'the account is their own'];
  const said = await ana.office('decide', 'payouts', reference, 'approve', ...why);
  const id = askedAs(said);
  expect((await payoutOf(payee, orderId))?.status).toBe('review');
  await expect(ana.office('vote', id, 'yes')).rejects.toThrow('has no vote');
  expect(await ben.office('vote', id, 'yes')).toBe('It is done.\n');
  const rows = await gateway.db
    .selectFrom('payout')
    .select('state')
    .where('reference', '=', reference)
    .execute();
  expect(rows).not.toEqual([{ state: 'review' }]);
  expect(
    await gateway
      .operate('act', 'payouts.approve', 'aurora', '--reference', reference)
      .catch(String),
  ).toContain('system lacks the permission "payments"');
});

it('of a member whose payouts the office holds waits like any other, and is not let go', async () => {
  const plain = await inReview('5000.01');
  const held = await addPayee(gateway, { money: 9_000_000n });
  await ana.operate('act', 'payments.hold', 'aurora', '--account', held.account);
  // A sum that would have gone by itself; nothing of the answers tells that there is more to it.
  const orderId = await ordered(held, '5000.00');
  const shown = await payoutOf(held, orderId);
  const other = await payoutOf(plain.payee, plain.orderId);
  const shapeOf = (one: typeof shown) => ({
    keys: Object.keys(one ?? {}).toSorted(),
    status: one?.status,
    nextStep: one?.nextStep,
    stages: one?.stages.map(({ stage }) => stage),
  });
  expect(shapeOf(shown)).toEqual(shapeOf(other));
  const optionsOf = async ({ browser }: Payee) =>
    Object.keys((await browser.call('withdrawOptions')).envelope.value ?? {}).toSorted();
  expect(await optionsOf(held)).toEqual(await optionsOf(plain.payee));
  const why = ['--reason', 'it is theirs'];
  const approve = () => order('payouts.approve', shown?.reference ?? '', ...why);
  expect(await approve()).toContain('are held until');
  const own = gateway.db.updateTable('member_guard').where('member_id', '=', held.id);
  await own.set({ payout_hold_until: null }).execute();
  // And then by two, whatever the sum.
  expect(askedAs(await approve())).not.toBe('');
  expect((await payoutOf(held, orderId))?.status).toBe('review');
});

it('of two who decide at once one does, and the other is told', async () => {
  const { payee, orderId } = await inReview();
  const id = BigInt(orderId);
  const decided = await Promise.allSettled([
    transact(gateway.db, (tx) => approvePayout(sceneOf(tx), id)),
    transact(gateway.db, (tx) => refusePayout(sceneOf(tx), id, 'other')),
  ]);
  const done = decided.flatMap((one) => (one.status === 'fulfilled' ? [one.value.state] : []));
  const told = decided.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(done).toHaveLength(1);
  // What was approved goes on at once, and may be further along when the other looks.
  expect(told).toEqual([expect.stringMatching(/is \w+, and not review/)]);
  const { state } = await gateway.db
    .selectFrom('payout')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state === 'refused').toBe(done[0] === 'refused');
  // Who is refused has it back; what goes on is the member’s no more.
  const whole = (await walletOf(payee))?.sumBalance === '90000.00';
  expect(whole).toBe(done[0] === 'refused');
});

it('what is unclear is given back by people alone, whole, and once', async () => {
  const { payee, orderId, reference } = await inReview();
  const id = BigInt(orderId);
  const giveBack = () => transact(gateway.db, (tx) => giveBackUnclear(sceneOf(tx), id));
  await expect(giveBack()).rejects.toThrow('is review, and not unclear');
  const own = gateway.db.updateTable('payout').where('reference', '=', reference);
  for (const state of ['approved', 'sending', 'unclear'] as const)
    await own.set({ state }).execute();
  const back = ['give-back', '--reason', 'not in their list of that day'];
  const asked = await ana.office('decide', 'unclear-payouts', reference, ...back);
  expect(await ben.office('vote', askedAs(asked), 'yes')).toBe('It is done.\n');
  const row = await gateway.db
    .selectFrom('payout')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(payoutNews(row, true).map(({ event }) => event)).toEqual(['payout', 'balance']);
  expect(await walletOf(payee)).toMatchObject({ cash: '90000.00', locked: '0.00' });
  await expect(giveBack()).rejects.toThrow('is failed, and not unclear');
  // Should the provider have paid it after all, it is the house that lost it.
  await counter.askPayout(reference, 500_001);
  for (let turn = 0; turn < 3; turn += 1) await counter.pass(20);
  const moved = async () => {
    const all = await gateway.db
      .selectFrom('provider_movement')
      .select(['amount', 'credited'])
      .where('reference', '=', reference)
      .execute();
    return all;
  };
  await expect
    .poll(moved, { timeout: 30_000, interval: 200 })
    .toEqual([{ amount: 500_001n, credited: 0n }]);
  expect(await walletOf(payee)).toMatchObject({ cash: '90000.00', locked: '0.00' });
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
}, 60_000);
