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
import { payoutOutcomes, type PayoutOutcome } from './outcomes.ts';

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

interface Played extends PayoutOutcome {
  readonly payee: Payee;
  readonly orderId: string;
}

/** One after the other: what becomes of the next payout is one note, which a request takes. */
async function play(outcome: PayoutOutcome): Promise<Played> {
  const payee = await addPayee(gateway);
  await counter.choose(outcome.code, 'out');
  const orderId = await ordered(payee);
  const isTaken = async () => (await payoutOf(payee, orderId))?.status !== 'approved';
  await expect.poll(isTaken, { timeout: 60_000, interval: 100 }).toBe(true);
  // Until the provider has it: the next must not take its note.
  const isThere = async () => {
    const { reference = '' } = (await payoutOf(payee, orderId)) ?? {};
    return counter.hasPayout(reference);
  };
  await expect.poll(isThere, { timeout: 60_000, interval: 100 }).toBe(true);
  return { ...outcome, payee, orderId };
}

const stagesOf = (stages: readonly { readonly stage: string }[]): string =>
  stages
    .map(({ stage }) => stage)
    .filter((stage) => stage !== 'sent' && stage !== 'unclear')
    .join(' ');

async function seen({ payee, orderId, code }: Played): Promise<PayoutOutcome> {
  const order = await payoutOf(payee, orderId);
  const { envelope } = await payee.browser.call('inbox', { query: {} });
  const titles = envelope.value?.list.map(({ title }) => title) ?? [];
  return {
    code,
    state: order?.status ?? 'requested',
    paid: order?.paid ?? '',
    returned: order?.returned ?? '',
    wallet: (await walletOf(payee))?.cash ?? '',
    letters: titles.filter((title) => title.includes('withdrawal')).toReversed(),
    stages: stagesOf(order?.stages ?? []),
  };
}

const wanted = ({ code, state, paid, returned, wallet, letters, stages }: PayoutOutcome) => ({
  code,
  state,
  paid,
  returned,
  wallet,
  letters,
  stages,
});

it('ends each of the six ways in which a payout can go as the table says [CF-02 api]', async () => {
  const played: Played[] = [];
  for (const outcome of payoutOutcomes) played.push(await play(outcome));
  for (let turn = 0; turn < 20; turn += 1) await counter.pass(60);
  await expect
    .poll(() => Promise.all(played.map(seen)), { timeout: 60_000, interval: 500 })
    .toEqual(played.map(wanted));
  expect(
    await Promise.all(played.map(async ({ payee }) => (await walletOf(payee))?.locked)),
  ).toEqual(played.map(() => '0.00'));
  const said = await gateway.operate('books', 'aurora');
  expect(said).not.toContain('BROKEN');
  for (const name of ['I-5', 'I-6', 'I-13', 'payouts']) {
    expect(said).toContain(`${name.padEnd(5)} holds`);
  }
}, 150_000);
