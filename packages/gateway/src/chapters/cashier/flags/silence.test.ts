import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import { addCustomer, flagsOf, payIn } from '../../../testing/players/flagged.ts';
import {
  addCard,
  ordered,
  payoutOf,
  somebodysNumber,
  withdraw,
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

/** Everything that somebody can ask about money, and all that they can do with it. */
async function everyReply(payee: Payee, orderId: string): Promise<readonly string[]> {
  const { browser } = payee;
  const deposits = await browser.call('depositRecords', { query: {} });
  const kindOrId = deposits.envelope.value?.list[0]?.orderId ?? '';
  const replies = [
    deposits,
    await browser.call('wallet'),
    await browser.call('memberWallet'),
    await browser.call('memberInfo'),
    await browser.call('transactions', { query: {} }),
    await browser.call('betRecords', { query: {} }),
    await browser.call('statement', { query: {} }),
    await browser.call('depositMethods'),
    await browser.call('depositBanks'),
    await browser.call('depositPromotions'),
    await browser.call('depositOrder', { params: { kindOrId } }),
    await browser.call('cancelDeposit', { params: { kindOrId } }),
    await browser.call('withdrawOptions'),
    await browser.call('withdrawRecords', { query: {} }),
    await browser.call('withdrawOrder', { params: { orderId } }),
    await browser.call('bankCards'),
    await browser.call('inbox', { query: {} }),
    await browser.call('responsiblePlay'),
    await counter.deposit(payee, 'card', '50.00'),
    await addCard(payee, somebodysNumber()),
    await withdraw(payee, '9000.00'),
    await withdraw(payee, '9999999.00'),
    await withdraw({ browser, cardId: '999999' }),
    await browser.call('removeBankCard', { query: { id: payee.cardId } }),
  ];
  return replies.map(({ status, text }) => `${status} ${bare(text, payee)}`);
}

/** Without ids, times and what is somebody’s own. */
const bare = (text: string, { account }: Payee): string =>
  text
    .replaceAll(account, 'account')
    .replaceAll(/"(last4|traceId|masked)":"[^"]*"/g, '"$1":""')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'uuid')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/\b\d{13}\b|\d\d:\d\d:\d\d/g, 'time')
    .replaceAll(/checkout\/[\w-]+/g, 'checkout')
    .replaceAll(/"(id|\w+Id|reference)":"[^"]*"/g, '"$1":""');

async function customer(): Promise<{ payee: Payee; orderId: string }> {
  const payee = await addCustomer(gateway, { money: 5_000_000n });
  // Above what goes by itself: a person looks at either. What comes later raises no flag.
  const orderId = await ordered(payee, '5000.01');
  await payIn(gateway, counter, payee, '100.00');
  return { payee, orderId };
}

it('answers a flagged member as any other, to the byte but ids and times', async () => {
  const plain = await customer();
  const flagged = await customer();
  await gateway.db
    .insertInto('aml_flag')
    .values(
      ['A1', 'A3', 'A5', 'A6', 'A8', 'A11', 'A12'].map((rule) => ({
        merchant: 'aurora',
        member_id: flagged.payee.id,
        rule,
        about: 'a test',
        facts: 'of a test',
        raised_at: new Date(gateway.now()),
      })),
    )
    .execute();
  expect(await flagsOf(gateway, plain.payee)).toEqual([]);
  const other = await everyReply(plain.payee, plain.orderId);
  expect(await everyReply(flagged.payee, flagged.orderId)).toEqual(other);
  expect(other.filter((text) => text.startsWith('200')).length).toBeGreaterThan(15);
}, 120_000);

it('shows what waits for its flag as what waits for its sum', async () => {
  const plain = await customer();
  const payee = await addCustomer(gateway, { money: 0n });
  await payIn(gateway, counter, payee, '3000.00');
  const orderId = await ordered(payee, '2999.00');
  await expect
    .poll(
      async () => {
        await counter.pass(3);
        return (await payoutOf(payee, orderId))?.status;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe('review');
  expect(await flagsOf(gateway, payee)).not.toEqual([]);
  const shapeOf = async (who: Payee, id: string) => {
    const order = await payoutOf(who, id);
    const options = (await who.browser.call('withdrawOptions')).envelope.value;
    return {
      order: Object.keys(order ?? {}).toSorted(),
      nextStep: order?.nextStep,
      stages: order?.stages.map(({ stage }) => stage),
      options: Object.keys(options ?? {}).toSorted(),
    };
  };
  expect(await shapeOf(payee, orderId)).toEqual(await shapeOf(plain.payee, plain.orderId));
  // Nothing of it is in any letter, or in the word for it.
  const letters = (await payee.browser.call('inbox', { query: {} })).text;
  expect(letters).not.toMatch(/flag|A2|A7|launder/);
}, 120_000);
