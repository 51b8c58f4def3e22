import { Unclear } from '../../../../kernel/providers/wire.ts';
import {
  Declined,
  type Fact,
  type MoneyWay,
  type OpenOrder,
  type PaymentProvider,
  type PayoutOrder,
} from '../port.ts';
import * as answers from './answers.ts';
import { createDemoClient, type DemoClientOptions } from './client.ts';
import { verifyNews } from './verify.ts';

interface DemoProviderOptions extends DemoClientOptions {
  /** Those its webhooks may be signed with: two while one takes the other's place. */
  readonly secrets: readonly string[];
}

const RAILS = ['card', 'ewallet', 'qr', 'bank', 'crypto'] as const;

/** The adapter of `packages/demo-payments`, which is spoken to as any provider is. */
export function demoProvider({ secrets, ...options }: DemoProviderOptions): PaymentProvider {
  const ask = createDemoClient(options);

  const find = async (reference: string, way: MoneyWay): Promise<answers.DemoOrder | undefined> => {
    const name = way === 'in' ? 'payments' : 'payouts';
    const query = `reference=${encodeURIComponent(reference)}`;
    const order = answers.readFound(await ask('GET', `/v1/${name}?${query}`), name);
    if (order) mustBe(reference, order);
    return order;
  };

  const read: PaymentProvider['read'] = async (reference, way) => {
    const order = await find(reference, way).catch(asUnclear);
    if (order === undefined) return undefined;
    return way === 'in' ? answers.factFrom(order) : answers.payoutFactFrom(order);
  };

  return {
    code: 'demo',
    can: {
      in: RAILS,
      out: RAILS,
      cancel: true,
      sendBack: ['card', 'ewallet', 'qr', 'bank'],
      lookUp: true,
      settlement: true,
    },
    async open(order) {
      const answer = await ask('POST', '/v1/payments', {
        key: `open:${order.reference}`,
        body: {
          ...moneyOf(order),
          payer: order.payer,
          return_url: order.returnUrl,
        },
      });
      const payment = answers.readPayment(answer);
      mustAgree(order, payment);
      const action = answers.actionFrom(payment);
      return {
        fact: answers.factFrom(payment),
        ...(action ? { action } : {}),
      };
    },
    read,
    async cancel(reference) {
      const order = await find(reference, 'in').catch(asUnclear);
      if (!order) throw new Declined('invalid', 'The provider has no such order.');
      try {
        const path = `/v1/payments/${encodeURIComponent(order.id)}/cancel`;
        return factOf(reference, await ask('POST', path, { key: `cancel:${reference}` }));
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        // It may have been too late, or the answer lost: what is so now says either.
        const fact = await read(reference, 'in');
        if (!fact || fact.stage === 'open') throw error;
        return fact;
      }
    },
    async sendBack(movement, amount, key) {
      const found = await ask('GET', `/v1/movements/${encodeURIComponent(movement)}`);
      const id = answers.readMovementOrder(found);
      const answer = await ask('POST', `/v1/payments/${encodeURIComponent(id)}/refund`, {
        key: `back:${key}`,
        body: { movement, amount: numberFrom(amount) },
      });
      return answers.factFrom(answers.readOrder(answer));
    },
    async pay(payout) {
      const answer = await ask('POST', '/v1/payouts', {
        key: `pay:${payout.reference}`,
        body: { ...moneyOf(payout), destination: payout.to },
      });
      const order = answers.readOrder(answer);
      mustAgree(payout, order);
      return answers.payoutFactFrom(order);
    },
    verify: (raw, headers, now) => verifyNews(secrets, raw, headers, now),
    async *settled(day) {
      let after = 0n;
      for (;;) {
        const path = `/v1/settlements/${encodeURIComponent(day)}?after=${after}`;
        const page = answers.readPage(await ask('GET', path));
        yield* page.movements;
        if (page.next === null) return;
        if (page.next <= after) throw new Unclear('The settlement goes round in a circle.');
        after = page.next;
      }
    },
  };
}

const moneyOf = ({ reference, rail, amount, currency }: OpenOrder | PayoutOrder) => ({
  reference,
  method: rail,
  amount: numberFrom(amount),
  currency,
});

/** JSON has room for what is exact as a number of the language; more than that was never sent. */
function numberFrom(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new Declined('invalid', 'The amount is too large.');
  return number;
}

/** Not even to a look-up is "no" an answer that anything was not taken. */
function asUnclear(error: unknown): never {
  throw error instanceof Declined ? new Unclear(error.message) : error;
}

function factOf(reference: string, answer: unknown): Fact {
  const order = answers.readOrder(answer);
  mustBe(reference, order);
  return answers.factFrom(order);
}

function mustBe(reference: string, order: answers.DemoOrder): void {
  if (order.reference !== reference) throw new Unclear('The answer is about another order.');
  const isMixed = order.movements.some(({ currency }) => currency !== order.currency);
  if (isMixed) throw new Unclear('The answer has several currencies.');
}

/** What the provider took on is what it was asked for, or nobody knows what it did. */
function mustAgree(asked: OpenOrder | PayoutOrder, order: answers.DemoOrder): void {
  mustBe(asked.reference, order);
  if (order.amount !== asked.amount || order.currency !== asked.currency) {
    throw new Unclear('The provider took on another amount.');
  }
}
