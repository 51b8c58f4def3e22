import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { breachesOf, statesOf } from '../../../testing/players/bonus.ts';
import { openCounter, type Counter, type Payer } from '../../../testing/players/counter.ts';
import { addOffer } from '../../../testing/players/offers.ts';

let gateway: TestGateway;
let counter: Counter;
beforeAll(async () => {
  gateway = await openGateway();
  counter = await openCounter(gateway);
});
afterAll(async () => {
  await counter.stop();
  await gateway.stop();
});

beforeEach(() => gateway.db.updateTable('promotion').set({ published_at: null }).execute());

const offersTo = async ({ browser }: Payer) =>
  (await browser.call('depositPromotions')).envelope.value?.offers ?? [];
const accept = ({ browser }: Payer, promoId: string) =>
  browser.call('acceptDepositPromotion', { body: { promoId } });
const walletOf = async ({ browser }: Payer) => {
  const { value } = (await browser.call('wallet')).envelope;
  return [value?.cash, value?.bonus];
};

async function pay(
  payer: Payer,
  amount: string,
  outcome = 'paid',
  rail: 'bank' | 'ewallet' = 'ewallet',
): Promise<void> {
  await counter.choose(outcome);
  const { status, text } = await counter.deposit(payer, rail, amount);
  if (status !== 200) throw new Error(text);
  await counter.pass(5);
}

it('shows every term before it is taken, and ticks nothing [RG-30 api] [BX-14 api]', async () => {
  const id = await addOffer(gateway, {
    minDeposit: 20_000n,
    bonus: 50_000n,
    match: 50,
    cap: 100_000n,
    wagering: 8,
    days: 14,
    maxStake: 2_500n,
    product: 'RNG',
    weights: { RNG: 100, LIVE: 10 },
  });
  await addOffer(gateway, { minDeposit: 20_000n, audience: [40] });
  await addOffer(gateway, { minDeposit: 0n });
  const payer = await counter.addPayer();
  expect(await offersTo(payer)).toEqual([
    {
      promoId: id,
      title: 'Offer',
      accepted: false,
      endsAt: expect.any(Number),
      terms: {
        wagering: 8,
        minDeposit: '200.00',
        maxBonus: '500.00',
        days: 14,
        match: 50,
        cap: '1000.00',
        maxStake: '25.00',
        product: 'RNG',
        weights: [
          { type: 'RNG', percent: 100 },
          { type: 'LIVE', percent: 10 },
        ],
      },
    },
  ]);
  await pay(payer, '300.00');
  await expect.poll(() => walletOf(payer), { timeout: 60_000 }).toEqual(['300.00', '0.00']);
});

it('gives it with the credit of the next deposit that is large enough', async () => {
  const id = await addOffer(gateway, { minDeposit: 20_000n, bonus: 50_000n, match: 50 });
  const payer = await counter.addPayer();
  expect((await accept(payer, id)).status).toBe(200);
  expect((await accept(payer, id)).status).toBe(200);
  expect((await offersTo(payer)).map(({ accepted }) => accepted)).toEqual([true]);
  await pay(payer, '199.00');
  await expect.poll(() => walletOf(payer), { timeout: 60_000 }).toEqual(['199.00', '0.00']);
  await pay(payer, '300.00');
  await expect.poll(() => walletOf(payer), { timeout: 60_000 }).toEqual(['499.00', '150.00']);
  expect(await offersTo(payer)).toEqual([]);
  const status = await payer.browser.call('promotionStatus', { params: { id } });
  expect(status.envelope.value?.status).toBe('PROCESS');
});

it('gives no more than the largest bonus, and looks at what came', async () => {
  const id = await addOffer(gateway, { minDeposit: 20_000n, bonus: 5_000n, match: 100 });
  const payer = await counter.addPayer();
  await accept(payer, id);
  await pay(payer, '300.00', 'half_paid', 'bank');
  await expect.poll(() => walletOf(payer), { timeout: 60_000 }).toEqual(['150.00', '0.00']);
  await pay(payer, '300.00');
  await expect.poll(() => walletOf(payer), { timeout: 60_000 }).toEqual(['450.00', '50.00']);
});

it('ends with a chargeback of its deposit, and of no other', async () => {
  const payer = await counter.addPayer();
  const id = await addOffer(gateway, { minDeposit: 20_000n, bonus: 5_000n });
  await accept(payer, id);
  await pay(payer, '300.00', 'chargeback');
  await expect.poll(() => walletOf(payer), { timeout: 60_000 }).toEqual(['300.00', '50.00']);
  await counter.pass(120);
  await expect.poll(() => walletOf(payer), { timeout: 60_000 }).toEqual(['0.00', '0.00']);
  expect(await statesOf(payer)).toEqual(['ended']);
});

it('takes no offer that is closed, another’s, or given already', async () => {
  const payer = await counter.addPayer();
  const codes = await Promise.all(
    [
      await addOffer(gateway, { minDeposit: 100n, ends: gateway.now() - 1 }),
      await addOffer(gateway, { minDeposit: 100n, audience: [40] }),
      await addOffer(gateway, { minDeposit: 100n, way: 'claim' }),
      await addOffer(gateway, { minDeposit: 100n, merchant: 'noir' }),
      await addOffer(gateway, { minDeposit: 100n, isDraft: true }),
    ].map(async (id) => (await accept(payer, id)).envelope.code),
  );
  expect(codes).toEqual([
    'promotion.closed',
    'promotion.closed',
    'promotion.closed',
    'promotion.missing',
    'promotion.missing',
  ]);
});

it('leaves books that hold', async () => {
  expect(await breachesOf(gateway)).toEqual([]);
});
