import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { visit } from '../../../packages/demo-payments/src/testing/visitor.ts';
import { Browser } from '../../../packages/gateway/src/testing/browser/browser.ts';
import { send } from '../../../packages/gateway/src/testing/browser/http.ts';
import { MERCHANT, PAYEE, Stage } from '../../long/kill-money/stage.ts';

const PIN = '471193';
/** Of the demo: who may pay in and out. */
const ACCOUNTS = ['marisol88', 'luis2026x', 'amihan_team'];

export interface Customer {
  /** The order’s number; the money is on its way. */
  deposit(): Promise<string>;
  payout(): Promise<string>;
  depositState(id: string): Promise<string | undefined>;
  payoutState(id: string): Promise<string | undefined>;
  cash(): Promise<string | undefined>;
}

/** A platform and a payment provider, each a process, and those who pay there. */
export interface Till {
  readonly databaseUrl: string;
  readonly customers: readonly Customer[];
  /** News of a payment that nobody knows, signed as the provider does it; until it is answered. */
  tell(): Promise<number>;
  stop(): Promise<void>;
}

export async function openTill(): Promise<Till> {
  const stage = new Stage();
  try {
    await stage.open();
    const customers: Customer[] = [];
    for (const account of ACCOUNTS) customers.push(await enter(stage, account));
    return {
      databaseUrl: stage.databaseUrl,
      customers,
      tell: () => tell(stage),
      stop: () => stage.close(),
    };
  } catch (error) {
    await stage.close();
    throw error;
  }
}

/** Until it is so; a minute is more than anything here takes. */
export async function untilSo(isSo: () => Promise<boolean>, pause = 10): Promise<void> {
  const last = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > last) throw new Error('it did not come');
    await delay(pause);
  }
}

const keyed = () => ({ 'idempotency-key': randomUUID() });

async function enter(stage: Stage, account: string): Promise<Customer> {
  const browser = new Browser(stage.port, MERCHANT, Date.now);
  await browser.login(account);
  await browser.call('answerPrompt', { body: { answer: 'declined' } });
  await browser.call('setPaymentPassword', { payload: { new: PIN } });
  const added = await browser.call('addBankCard', {
    payload: {
      rail: 'bank',
      bank: 'Larkfield',
      account: `4${String(randomInt(1e11)).padStart(11, '0')}`,
      payeeName: PAYEE,
      paymentPassword: PIN,
    },
  });
  const cardId = added.envelope.value?.cardId;
  if (cardId === undefined) throw new Error(`${account} has nowhere to be paid: ${added.text}`);
  return {
    async deposit() {
      await choose(stage, 'in', 'paid');
      const { envelope, text } = await browser.call('deposit', {
        params: { kindOrId: 'gateway' },
        body: { methodId: 'card', amount: '500.00', expectedCredit: '500.00' },
        headers: keyed(),
      });
      if (envelope.value === null) throw new Error(`no deposit: ${text}`);
      return envelope.value.orderId;
    },
    async payout() {
      await choose(stage, 'out', 'payout_paid');
      const { envelope, text } = await browser.call('withdraw', {
        payload: { cardId, amount: '100.00', paymentPassword: PIN },
        headers: keyed(),
      });
      if (envelope.value === null) throw new Error(`no payout: ${text}`);
      return envelope.value.orderId;
    },
    depositState: async (kindOrId) =>
      (await browser.call('depositOrder', { params: { kindOrId } })).envelope.value?.status,
    payoutState: async (orderId) =>
      (await browser.call('withdrawOrder', { params: { orderId } })).envelope.value?.status,
    cash: async () => (await browser.call('wallet')).envelope.value?.cash,
  };
}

async function choose(stage: Stage, way: 'in' | 'out', outcome: string): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${MERCHANT}:${stage.key}`).toString('base64')}`;
  const address = `http://pay.localhost:${stage.providerPort}/dashboard/next`;
  const { status } = await visit(address, { form: { way, outcome }, headers: { authorization } });
  if (status !== 303) throw new Error(`the provider answered with ${status}`);
}

/** As Standard Webhooks have it: over the number, the time and the bytes. */
async function tell({ port, secret }: Stage): Promise<number> {
  const id = `bench-${randomUUID()}`;
  const at = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ type: 'payment.updated', data: { reference: id } });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  const began = performance.now();
  const { status } = await send(port, {
    method: 'POST',
    path: `/payment/v1/demo/${MERCHANT}`,
    headers: {
      host: `hooks.localhost:${port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': `v1,${signature}`,
    },
    body: Buffer.from(body),
  });
  if (status !== 200) throw new Error(`news were answered with ${status}`);
  return performance.now() - began;
}
