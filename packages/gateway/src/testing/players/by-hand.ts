import { randomUUID } from 'node:crypto';
import { PAYOUT_SETTING } from '../../chapters/cashier/index.ts';
import { writeSetting } from '../../kernel/sites/site-settings.ts';
import type { Browser } from '../browser/browser.ts';
import type { TestGateway } from '../gateway.ts';
import { addPerson } from '../people.ts';

/** A way to pay by hand, and a sum up to which one person of the staff decides. */
export async function openHandDesk(gateway: TestGateway, aloneUpTo = '1000'): Promise<void> {
  await gateway.db
    .insertInto('pay_method')
    .values({
      merchant: 'aurora',
      id: 'by-hand',
      kind: 'manual',
      rail: 'bank',
      provider: 'manual',
      name: 'Transfer by hand',
      least: 1_000n,
      most: 10_000_000n,
      hours: 48,
      pay_to: JSON.stringify({ bank: 'Larkfield', holder: 'Aurora Ltd', account: '12 345 678' }),
    })
    .execute();
  await writeSetting(gateway.db, 'aurora', PAYOUT_SETTING, {
    provider: 'demo',
    rails: ['bank'],
    min: '1',
    max: '100000',
    fee: { fixed: '0', share: 0 },
    automatic: { each: '0', day: '0' },
    aloneUpTo,
    instrumentMinutes: 0,
    holdMinutes: { first: 0, reset: 0 },
    mostOpen: 3,
  });
}

export interface Remitter {
  readonly id: bigint;
  readonly account: string;
  readonly browser: Browser;
  /** Orders a deposit by hand, and says of it what is known. */
  order(amount?: string): Promise<{ readonly orderId: string; readonly reference: string }>;
  say(orderId: string, slip?: Buffer, sender?: string): ReturnType<typeof say>;
  look(orderId: string): ReturnType<typeof look>;
  cash(): Promise<string | undefined>;
  letters(): Promise<readonly string[]>;
}

const look = async (browser: Browser, kindOrId: string) => {
  const { envelope } = await browser.call('depositOrder', { params: { kindOrId } });
  if (envelope.value === null) throw new Error(`no order: ${envelope.code}`);
  return envelope.value;
};

const say = async (browser: Browser, kindOrId: string, slip?: Buffer, sender?: string) => {
  const { envelope } = await browser.call('depositSent', {
    params: { kindOrId },
    body: sender === undefined ? {} : { sender },
    ...(slip !== undefined && { files: [slip] }),
  });
  return envelope.success ? 'ok' : envelope.code;
};

/** Somebody who pays at their own bank. */
export async function addRemitter(gateway: TestGateway): Promise<Remitter> {
  const { id, account } = await addPerson(gateway, { merchant: 'aurora' });
  const browser = gateway.visit('aurora');
  await browser.login(account);
  await browser.call('answerPrompt', { body: { answer: 'declined' } });
  return {
    id,
    account,
    browser,
    order: async (amount = '500.00') => {
      const { envelope } = await browser.call('deposit', {
        params: { kindOrId: 'manual' },
        body: { methodId: 'by-hand', amount, expectedCredit: amount },
        headers: { 'idempotency-key': randomUUID() },
      });
      if (envelope.value === null) throw new Error(`not ordered: ${envelope.code}`);
      const { orderId, reference } = envelope.value;
      return { orderId, reference };
    },
    say: (orderId, slip, sender) => say(browser, orderId, slip, sender),
    look: (orderId) => look(browser, orderId),
    cash: async () => (await browser.call('wallet')).envelope.value?.cash,
    letters: async () =>
      (await browser.call('inbox', { query: {} })).envelope.value?.list.map(({ title }) => title) ??
      [],
  };
}
