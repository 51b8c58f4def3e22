import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../../../kernel/database/transact.ts';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import { openOffice, type Colleague, type Office } from '../../../testing/players/office.ts';
import { addPayee, ordered, payoutOf, walletOf } from '../../../testing/players/payee.ts';
import { holdAfterContact } from '../payouts/hold.ts';

let gateway: TestGateway;
let counter: Counter;
let office: Office;
let ana: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  counter = await openCounter(gateway);
  office = openOffice(gateway);
  ana = await office.employ('ana', ['payments', 'lead']);
});
afterAll(async () => {
  office.close();
  await counter.stop();
  await gateway.stop();
});

/** One that a person let go, and no worker has taken up yet. */
async function letGo(state: 'approved' | 'sending') {
  const payee = await addPayee(gateway, { money: 9_000_000n });
  const orderId = await ordered(payee, '5000.01');
  const { reference = '', status } = (await payoutOf(payee, orderId)) ?? {};
  expect(status).toBe('review');
  for (const next of ['approved', state]) {
    await gateway.db
      .updateTable('payout')
      .set({ state: next as 'approved' })
      .where('reference', '=', reference)
      .execute();
  }
  const statusNow = async () => (await payoutOf(payee, orderId))?.status;
  return { payee, orderId, reference, statusNow };
}

const takeUp = (reference: string) =>
  gateway.db
    .updateTable('payout')
    .set({ next_check_at: new Date(gateway.now()) })
    .where('reference', '=', reference)
    .execute();

const hold = (account: string) =>
  ana.operate('act', 'payments.hold', 'aurora', '--account', account, '--length', '1h');

it('stops what was let go and no provider has heard of', async () => {
  const { payee, reference, statusNow } = await letGo('approved');
  expect(await hold(payee.account)).toContain('"stopped": 1');
  expect(await statusNow()).toBe('review');
  expect(await ana.office('queue', 'payouts')).toMatch(new RegExp(`${reference} .* hold `));
  await expect(
    ana.office('decide', 'payouts', reference, 'approve', '--reason', 'it is their own'),
  ).rejects.toThrow('are held until');
  expect(await walletOf(payee)).toMatchObject({ locked: '5000.01' });
  expect(await counter.hasPayout(reference)).toBe(false);
});

it('stops what is taken up while a hold stands, whoever set it', async () => {
  const { payee, reference, statusNow } = await letGo('approved');
  await gateway.db
    .updateTable('member_guard')
    .set({ password_hold_until: new Date(gateway.now() + 3_600_000) })
    .where('member_id', '=', payee.id)
    .execute();
  await takeUp(reference);
  await expect.poll(statusNow, { timeout: 20_000, interval: 200 }).toBe('review');
  expect(await counter.hasPayout(reference)).toBe(false);
});

it('leaves alone what may have been sent', async () => {
  const { payee, statusNow } = await letGo('sending');
  expect(await hold(payee.account)).toContain('"stopped": 0');
  expect(await statusNow()).toBe('sending');
});

it('is heard of by an open page once it stands, with what it stopped', async () => {
  const { payee, orderId, statusNow } = await letGo('approved');
  const page = await listen(payee.browser);
  const merchant = gateway.desk().merchants.find(({ code }) => code === 'aurora');
  if (merchant === undefined) throw new Error('no aurora');
  const until = gateway.now() + 86_400_000;
  await transact(gateway.db, (tx) =>
    holdAfterContact(tx, { merchant, memberId: payee.id, now: until - 86_400_000 }),
  );
  await page.next('payout', { heldUntil: until });
  await page.next('payout', { orderId });
  page.stop();
  expect(await statusNow()).toBe('review');
  const { envelope } = await payee.browser.call('withdrawOptions');
  expect(envelope.value?.holdUntil).toBe(until);
});

async function exclude({ browser, account }: Awaited<ReturnType<typeof addPayee>>) {
  const body = { duration: '6m', allBrands: false, confirm: true } as const;
  const { status, text } = await browser.call('exclude', { body });
  expect(status, text).toBe(200);
  await browser.login(account);
}

it('puts the payouts of whoever excluded themselves before all others [RG-21 api]', async () => {
  const [first, second] = [
    await addPayee(gateway, { money: 900_000n }),
    await addPayee(gateway, { money: 900_000n }),
  ];
  for (const one of [first, second]) await ordered(one, '5000.01');
  // A break is not an exclusion.
  await first.browser.call('timeOut', { body: { duration: '24h' } });
  await exclude(second);
  await ordered(second, '300.00');
  const queue = (...more: string[]) => ana.office('queue', 'payouts', ...more);
  const lines = (text: string) => text.split('\n').filter((line) => line.includes('W-'));
  const all = lines(await queue());
  expect(all[0]).toContain('excluded themselves');
  expect(all.slice(1).join('\n')).not.toContain('excluded themselves');
  const [name = ''] = /W-\S+/.exec(all[0] ?? '') ?? [];
  expect(lines(await queue('--after', name))).toEqual(all.slice(1));
});

it('brings back by itself what they have at vendors [RG-21 api]', async () => {
  const payee = await addPayee(gateway);
  const paused = await addPayee(gateway);
  for (const { browser } of [payee, paused]) {
    const body = { from: 'MAIN', to: 'NPL', amount: '500.00' };
    await browser.call('transfer', { body, headers: { 'idempotency-key': randomUUID() } });
  }
  await paused.browser.call('timeOut', { body: { duration: '24h' } });
  await paused.browser.login(paused.account);
  await exclude(payee);
  const cash = async () => (await walletOf(payee))?.cash;
  await expect.poll(cash, { timeout: 20_000, interval: 200 }).toBe('10000.00');
  // A break is soon over: theirs stays where they left it.
  expect((await walletOf(paused))?.cash).toBe('9500.00');
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});
