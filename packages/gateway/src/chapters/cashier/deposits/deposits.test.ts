import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter, type Payer } from '../../../testing/players/counter.ts';
import { depositOutcomes, type DepositOutcome } from './outcomes.ts';

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

interface Played extends DepositOutcome {
  readonly payer: Payer;
  readonly orderId: string;
}

/** One after the other: what becomes of the next payment is one note. */
async function playAll(): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const outcome of depositOutcomes) {
    const payer = await counter.addPayer();
    await counter.choose(outcome.code);
    const { envelope } = await counter.deposit(payer, outcome.rail);
    if (envelope.value === null) throw new Error(`${outcome.code}: ${envelope.code}`);
    played.push({ ...outcome, payer, orderId: envelope.value.orderId });
  }
  return played;
}

async function seen({ payer: { browser }, orderId, code }: Played) {
  const [order, wallet, inbox] = await Promise.all([
    browser.call('depositOrder', { params: { kindOrId: orderId } }),
    browser.call('wallet'),
    browser.call('inbox', { query: {} }),
  ]);
  const titles = inbox.envelope.value?.list.map(({ title }) => title) ?? [];
  return {
    code,
    state: order.envelope.value?.status,
    credited: order.envelope.value?.credited,
    wallet: wallet.envelope.value?.cash,
    letters: titles.filter((title) => title.toLowerCase().includes('deposit')).toReversed(),
  };
}

const wanted = ({ code, state, credited, wallet, letters }: DepositOutcome) => ({
  code,
  state,
  credited,
  wallet,
  letters,
});

async function expectSoundBooks(): Promise<void> {
  const said = await gateway.operate('books', 'aurora');
  expect(said).not.toContain('BROKEN');
  for (const name of ['I-5', 'I-9', 'deposits']) expect(said).toContain(`${name.padEnd(5)} holds`);
}

it('ends each of the 25 ways in which a deposit can go as the table says [RG-05 api]', async () => {
  const played = await playAll();
  for (let turn = 0; turn < 20; turn += 1) await counter.pass(20);
  await expect
    .poll(() => Promise.all(played.map(seen)), { timeout: 60_000, interval: 500 })
    .toEqual(played.map(wanted));
  await expectSoundBooks();
  // Until when it could be paid is known also where nobody heard the answer to its opening.
  for (const { payer, orderId } of played.filter(({ code }) => code.startsWith('answer_'))) {
    const asked = { params: { kindOrId: orderId } };
    const { envelope } = await payer.browser.call('depositOrder', asked);
    expect(envelope.value).toHaveProperty('expiresAt');
  }
}, 150_000);
