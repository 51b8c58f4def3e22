import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import {
  addPayee,
  ordered,
  payoutOf,
  walletOf,
  type Payee,
} from '../../../testing/players/payee.ts';

let gateway: TestGateway;
let counter: Counter;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  counter = await openCounter(gateway);
});
afterAll(async () => {
  await counter.stop();
  await gateway.stop();
});

const statusOf = async (payee: Payee, orderId: string) => (await payoutOf(payee, orderId))?.status;

/** Looks until it is so, and lets time pass meanwhile. */
const ends = (payee: Payee, orderId: string, status: string) =>
  expect
    .poll(
      async () => {
        await counter.pass(20);
        return statusOf(payee, orderId);
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(status);

/** One that a gateway was sending when it was killed: nobody looks at it until its lease is over. */
async function leave(payee: Payee): Promise<{ orderId: string; reference: string }> {
  const orderId = await ordered(payee, '5000.01');
  const { reference = '' } = (await payoutOf(payee, orderId)) ?? {};
  const own = gateway.db.updateTable('payout').where('reference', '=', reference);
  await own.set({ state: 'approved' }).execute();
  const until = new Date(gateway.now() + 600_000);
  await own.set({ state: 'sending', leased_until: until, next_check_at: until }).execute();
  return { orderId, reference };
}

const release = (reference: string) =>
  gateway.db
    .updateTable('payout')
    .set({ leased_until: new Date(gateway.now()), next_check_at: new Date(gateway.now()) })
    .where('reference', '=', reference)
    .execute();

it('of a gateway that was killed before it called, another sends once its lease is over', async () => {
  const payee = await addPayee(gateway);
  const { orderId, reference } = await leave(payee);
  await counter.pass(10);
  expect([await statusOf(payee, orderId), await counter.hasPayout(reference)]).toEqual([
    'sending',
    false,
  ]);
  await release(reference);
  await ends(payee, orderId, 'paid');
  expect(await payoutOf(payee, orderId)).toMatchObject({ paid: '5000.01', returned: '0.00' });
}, 90_000);

it('of a gateway that was killed after it called, another asks, and pays nothing twice', async () => {
  const payee = await addPayee(gateway);
  const { orderId, reference } = await leave(payee);
  // What the provider has under this reference is another sum: whoever sent again would be refused.
  // Nobody tells of it, so that whoever looks has to ask.
  counter.isDeaf = true;
  await counter.askPayout(reference, 400_000);
  await release(reference);
  await ends(payee, orderId, 'partly_paid');
  counter.isDeaf = false;
  expect(await payoutOf(payee, orderId)).toMatchObject({ paid: '4000.00', returned: '1000.01' });
  expect(await walletOf(payee)).toMatchObject({ cash: '6000.00', locked: '0.00' });
}, 90_000);

it('that got no answer stays unclear while nobody can be asked, and its money is held', async () => {
  const payee = await addPayee(gateway);
  const { orderId, reference } = await leave(payee);
  await gateway.db
    .updateTable('provider_account')
    .set({ address: 'http://127.0.0.1:9' })
    .where('merchant', '=', 'aurora')
    .execute();
  const own = gateway.db.updateTable('payout').where('reference', '=', reference);
  await own.set({ state: 'unclear' }).execute();
  await release(reference);
  for (let turn = 0; turn < 5; turn += 1) await counter.pass(3_600);
  await payee.browser.login(payee.account);
  expect(await statusOf(payee, orderId)).toBe('unclear');
  expect(await walletOf(payee)).toMatchObject({ cash: '4999.99', locked: '5000.01' });
  await gateway.db
    .updateTable('provider_account')
    .set({ address: counter.provider.url() })
    .where('merchant', '=', 'aurora')
    .execute();
  await release(reference);
  await ends(payee, orderId, 'paid');
}, 90_000);

it('ten payouts of which news come twice and out of order are each paid once', async () => {
  const sent: (readonly [payee: Payee, orderId: string])[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const payee = await addPayee(gateway);
    sent.push([payee, await ordered(payee)]);
  }
  for (const [payee, orderId] of sent) await ends(payee, orderId, 'paid');
  const hooks = counter.hooks.filter(({ body }) => body.includes('payout'));
  expect(hooks.length).toBeGreaterThan(9);
  await Promise.all(hooks.toReversed().map((hook) => counter.tell(hook)));
  await counter.pass(20);
  const wallets = await Promise.all(sent.map(([payee]) => walletOf(payee)));
  expect(new Set(wallets.map((wallet) => wallet?.cash))).toEqual(new Set(['9900.00']));
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
}, 90_000);
