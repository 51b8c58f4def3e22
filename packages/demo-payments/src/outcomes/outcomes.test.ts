import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { newReference, openShop, type SeenOrder, type Shop } from '../testing/shop.ts';
import type { ReceivedHook } from '../testing/receiver.ts';
import { outcomes } from './outcomes.ts';
import { RAILS } from './script.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

interface Expectation {
  /** What the API says once so many seconds have passed. */
  readonly after: readonly (readonly [seconds: number, status: string, moved: string])[];
  /** The types of news that arrive in that time with a true signature, in this order. */
  readonly told: readonly string[];
  readonly reason?: string;
}

const AMOUNT = 50_001;
const paid = [0, 'succeeded', 'capture 50001'] as const;
const once = ['payment.captured'];

/** By outcome. An outcome that is not here fails, and so does a line that no outcome has. */
const expected: Readonly<Record<string, Expectation>> = {
  paid: { after: [paid], told: once },
  paid_after_30s: {
    after: [
      [29, 'requires_action', ''],
      [30, 'succeeded', 'capture 50001'],
    ],
    told: once,
  },
  settling_then_paid: {
    after: [
      [29, 'processing', ''],
      [30, 'succeeded', 'capture 50001'],
    ],
    told: ['payment.processing', ...once],
  },
  declined: { after: [[0, 'failed', '']], told: ['payment.failed'], reason: 'declined' },
  no_funds: { after: [[0, 'failed', '']], told: ['payment.failed'], reason: 'insufficient_funds' },
  three_ds_refused: {
    after: [[0, 'failed', '']],
    told: ['payment.failed'],
    reason: 'authentication_failed',
  },
  expires: {
    after: [
      [59, 'requires_action', ''],
      [60, 'expired', ''],
      [100_000, 'expired', ''],
    ],
    told: ['payment.expired'],
  },
  canceled_by_payer: { after: [[0, 'canceled', '']], told: ['payment.canceled'] },
  half_paid: { after: [[100_000, 'partially_paid', 'capture 25000']], told: once },
  half_then_rest: {
    after: [
      [29, 'partially_paid', 'capture 25000'],
      [30, 'succeeded', 'capture 25000, capture 25001'],
    ],
    told: [...once, ...once],
  },
  too_much: { after: [[0, 'succeeded', 'capture 75001']], told: once },
  paid_after_expiry: {
    after: [
      [60, 'expired', ''],
      [89, 'expired', ''],
      [90, 'succeeded', 'capture 50001'],
    ],
    told: ['payment.expired', ...once],
  },
  paid_twice: {
    after: [paid, [5, 'succeeded', 'capture 50001, capture 50001']],
    told: [...once, ...once],
  },
  webhook_twice: { after: [paid], told: [...once, ...once] },
  webhooks_disordered: {
    after: [
      [0, 'processing', ''],
      [20, 'succeeded', 'capture 50001'],
    ],
    told: [...once, 'payment.processing'],
  },
  webhook_lost: { after: [paid, [100_000, 'succeeded', 'capture 50001']], told: [] },
  webhook_forged: { after: [paid], told: once },
  webhook_first: { after: [paid], told: once },
  answer_500: { after: [paid], told: once },
  answer_lost: { after: [paid], told: once },
  chargeback: {
    after: [paid, [60, 'succeeded', 'capture 50001, chargeback 50001']],
    told: [...once, 'payment.charged_back'],
  },
  chargeback_won: {
    after: [
      [60, 'succeeded', 'capture 50001, chargeback 50001'],
      [120, 'succeeded', 'capture 50001, chargeback 50001, won 50001'],
    ],
    told: [...once, 'payment.charged_back', 'payment.chargeback_won'],
  },
  paid_by_credit: { after: [paid], told: once },
  paid_by_unknown_card: { after: [paid], told: once },
  paid_by_other: { after: [paid], told: once },
  payout_paid: {
    after: [
      [0, 'processing', ''],
      [2, 'succeeded', 'payout 50001'],
    ],
    told: ['payout.processing', 'payout.paid'],
  },
  payout_slow: {
    after: [
      [599, 'processing', ''],
      [600, 'succeeded', 'payout 50001'],
    ],
    told: ['payout.processing', 'payout.paid'],
  },
  payout_refused: {
    after: [[0, 'failed', '']],
    told: ['payout.failed'],
    reason: 'account_closed',
  },
  payout_answer_lost: { after: [[5, 'succeeded', 'payout 50001']], told: ['payout.paid'] },
  payout_in_part: {
    after: [[5, 'partially_paid', 'payout 25000']],
    told: ['payout.processing', 'payout.paid'],
    reason: 'limit_of_account',
  },
  payout_returned: {
    after: [
      [0, 'succeeded', 'payout 50001'],
      [60, 'returned', 'payout 50001, return 50001'],
    ],
    told: ['payout.paid', 'payout.returned'],
    reason: 'account_closed',
  },
};

const moved = (order: SeenOrder | undefined): string =>
  order?.movements.map(({ kind, amount }) => `${kind} ${amount}`).join(', ') ?? 'nothing';

interface Message {
  readonly type: string;
  readonly data: { readonly reference: string };
}

/** What arrived of one order, with whether its signature is true. */
const heard = (reference: string) =>
  shop.receiver.hooks
    .map((hook) => ({ hook, message: JSON.parse(hook.body) as Message }))
    .filter(({ message }) => message.data.reference === reference)
    .map(({ hook, message }) => ({ type: message.type, hook, isTrue: isTrue(hook) }));

function isTrue({ headers, body }: ReceivedHook): boolean {
  // Either of two live secrets has to do, while one takes the other's place.
  return shop.secrets.every((secret) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  });
}

/** Asks for it, and says what came back; nothing where no answer did. */
async function ask(code: string, reference: string): Promise<number | undefined> {
  const outcome = outcomes.find((one) => one.code === code);
  const path = outcome?.way === 'in' ? '/v1/payments' : '/v1/payouts';
  const request = {
    reference,
    method: outcome?.rails[0],
    amount: AMOUNT,
    currency: 'PHP',
    metadata: { outcome: code },
    destination: { name: 'Ana Cruz', account: '0012345678' },
  };
  const giveUp = new AbortController();
  const answer = shop.post(path, request, { signal: giveUp.signal });
  if (outcome?.answer === 'never') {
    const way = outcome.way === 'in' ? 'payments' : 'payouts';
    const status = answer.then((reply) => reply.status).catch(() => undefined);
    await vi.waitUntil(() => shop.read(way, reference), 120_000);
    giveUp.abort();
    return status;
  }
  return (await answer).status;
}

it('has 25 outcomes of payments and 6 of payouts, each with an expectation', () => {
  expect(outcomes.filter(({ way }) => way === 'in')).toHaveLength(25);
  expect(outcomes.filter(({ way }) => way === 'out')).toHaveLength(6);
  expect(Object.keys(expected)).toEqual(outcomes.map(({ code }) => code));
});

it('offers on every way to pay a payment that comes, and one that does not', () => {
  for (const rail of RAILS) {
    const offered = outcomes.filter(({ rails }) => rails.includes(rail)).map(({ code }) => code);
    expect(offered).toEqual(expect.arrayContaining(['settling_then_paid', 'expires']));
  }
});

describe.each(Object.entries(expected))('%s', (code, { after, told, reason = null }) => {
  const way = code.startsWith('payout_') ? 'payouts' : 'payments';
  let reference: string;
  beforeEach(() => {
    reference = newReference();
  });

  it('becomes what its words say, over HTTP', async () => {
    const answer = outcomes.find((one) => one.code === code)?.answer;
    const status = await ask(code, reference);
    expect(status).toBe({ late: 201, error: 500, never: undefined, none: 201 }[answer ?? 'none']);
    // What is told in the course of the request is here when its answer is.
    const early = answer === 'late' ? 1 : 0;
    expect(heard(reference)).toHaveLength(early);
    let passed = 0;
    for (const [seconds, state, movements] of after) {
      await shop.provider.forward(seconds - passed);
      passed = seconds;
      const order = await shop.read(way, reference);
      expect([seconds, order?.status, moved(order)]).toEqual([seconds, state, movements]);
    }
    const order = await shop.read(way, reference);
    expect(order?.reason).toBe(reason);
    expect(new Set(order?.movements.map(({ id }) => id)).size).toBe(order?.movements.length);
    const trueOnes = heard(reference).filter((one) => one.isTrue);
    expect(trueOnes.map(({ type }) => type)).toEqual(told);
  });
});

it('tells twice under one id, so that a merchant can see that it is the same', async () => {
  const reference = newReference();
  await ask('webhook_twice', reference);
  await shop.provider.forward(0);
  const [first, second] = heard(reference);
  expect(first?.hook.headers['webhook-id']).toBe(second?.hook.headers['webhook-id']);
  expect(first?.hook.body).toBe(second?.hook.body);
});

it('sends the forged news first, with a signature that no secret makes', async () => {
  const reference = newReference();
  await ask('webhook_forged', reference);
  await shop.provider.forward(0);
  expect(heard(reference).map((one) => one.isTrue)).toEqual([false, true]);
});

it.each([
  ['paid', { name: 'Ana Cruz', last4: null }, 'debit'],
  ['paid_by_credit', { name: 'Ana Cruz', last4: null }, 'credit'],
  ['paid_by_unknown_card', { name: 'Ana Cruz', last4: null }, 'unknown'],
  ['paid_by_other', { name: 'Odette Marlow', last4: null }, 'debit'],
])(
  'says of what was %s whose money it was, and of what kind the card is',
  async (code, payer, funding) => {
    const { order } = await shop.pay({ payer: { name: 'Ana Cruz' }, metadata: { outcome: code } });
    await shop.provider.forward(0);
    expect((await shop.read('payments', order.reference))?.movements).toMatchObject([
      { payer, funding },
    ]);
  },
);

it('says of what did not come by card no kind of one', async () => {
  const { order } = await shop.pay({ method: 'ewallet', metadata: { outcome: 'paid' } });
  await shop.provider.forward(0);
  const [captured] = (await shop.read('payments', order.reference))?.movements ?? [];
  expect(captured).not.toHaveProperty('funding');
});
