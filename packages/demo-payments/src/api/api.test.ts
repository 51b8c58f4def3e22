import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newReference,
  openShop,
  OTHER_KEY,
  somePayment,
  type SeenOrder,
  type Shop,
} from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const paid = { metadata: { outcome: 'paid' } };

async function payNow(fields: Readonly<Record<string, unknown>> = {}): Promise<SeenOrder> {
  const { order } = await shop.pay({ ...paid, ...fields });
  await shop.provider.forward(0);
  const seen = await shop.read('payments', order.reference);
  if (!seen) throw new Error('It is not there.');
  return seen;
}

describe('an idempotency key', () => {
  it('that 20 requests bear at once makes one payment, and one answer', async () => {
    const reference = newReference();
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => shop.pay({ ...paid, reference }, key)),
    );
    expect(new Set(replies.map(({ order }) => order.id)).size).toBe(1);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    await shop.provider.forward(0);
    expect((await shop.read('payments', reference))?.movements).toHaveLength(1);
  });

  it('is refused for another request', async () => {
    const key = randomUUID();
    expect((await shop.pay({}, key)).status).toBe(201);
    const { status, json } = await shop.pay({}, key);
    expect([status, json.error?.code]).toEqual([409, 'key_reused']);
  });

  it('is each merchant’s own', async () => {
    const key = randomUUID();
    const mine = await shop.pay({}, key);
    const theirs = await shop.post('/v1/payments', somePayment(), { key, bearer: OTHER_KEY });
    expect(theirs.status).toBe(201);
    expect(theirs.order.id).not.toBe(mine.order.id);
  });

  it('after an answer that was an error gets the true one', async () => {
    const reference = newReference();
    const key = randomUUID();
    const request = { reference, metadata: { outcome: 'answer_500' } };
    expect((await shop.pay(request, key)).status).toBe(500);
    const again = await shop.pay(request, key);
    expect([again.status, again.order.reference]).toEqual([200, reference]);
  });
});

describe('a reference', () => {
  it('names one payment, and a payout of the same name is another thing', async () => {
    const reference = newReference();
    expect((await shop.pay({ reference })).status).toBe(201);
    expect((await shop.pay({ reference })).json.error?.code).toBe('reference_taken');
    expect((await shop.payOut({ reference })).status).toBe(201);
  });

  it('that nobody used is answered by none', async () => {
    expect(await shop.read('payments', newReference())).toBeUndefined();
  });
});

describe('a cancellation', () => {
  it('ends a payment that waits, is the same twice, and nothing is captured afterwards', async () => {
    const { order } = await shop.pay({ metadata: { outcome: 'paid_after_30s' } });
    const path = `/v1/payments/${order.id}/cancel`;
    expect((await shop.post(path, '')).order.status).toBe('canceled');
    expect((await shop.post(path, '')).status).toBe(200);
    await shop.provider.forward(100_000);
    expect((await shop.read('payments', order.reference))?.movements).toEqual([]);
  });

  it('comes too late for one that is paid', async () => {
    const { id } = await payNow();
    const { status, json } = await shop.post(`/v1/payments/${id}/cancel`, '');
    expect([status, json.error?.code]).toEqual([409, 'too_late']);
  });
});

describe('a refund', () => {
  it('sends a part of a capture back, and never more than is left', async () => {
    const { id, movements } = await payNow();
    const movement = movements[0]?.id;
    const path = `/v1/payments/${id}/refund`;
    const key = randomUUID();
    const first = await shop.post(path, { movement, amount: 20_000 }, { key });
    const again = await shop.post(path, { movement, amount: 20_000 }, { key });
    expect(again.order.movements).toEqual(first.order.movements);
    const { json } = await shop.post(path, { movement, amount: 30_002 });
    expect(json.error?.code).toBe('too_much');
    const rest = await shop.post(path, { movement, amount: 30_001 });
    expect(rest.order.movements.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'capture 50001',
      'refund 20000',
      'refund 30001',
    ]);
  });

  it('is not possible along a chain', async () => {
    const request = { method: 'crypto', metadata: { outcome: 'half_paid' } };
    const { id, movements } = await payNow(request);
    const { json } = await shop.post(`/v1/payments/${id}/refund`, {
      movement: movements[0]?.id,
      amount: 1,
    });
    expect(json.error?.code).toBe('no_refund');
  });

  it('at once from 20 sides is never more than was captured', async () => {
    const { id, movements } = await payNow({ amount: 1000 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.post(`/v1/payments/${id}/refund`, { movement: movements[0]?.id, amount: 300 }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe('a settlement', () => {
  it('lists all movements of the day, page by page, and none of another merchant', async () => {
    const other = await openShop();
    const made: string[] = [];
    for (let count = 0; count < 130; count += 1) {
      const { order } = await other.pay(paid);
      made.push(order.reference);
    }
    await other.provider.forward(0);
    const theirs = { ...somePayment(), ...paid };
    await other.post('/v1/payments', theirs, { bearer: OTHER_KEY });
    await other.provider.forward(0);
    const movements: { readonly order: string; readonly at: string }[] = [];
    const order = await other.read('payments', made[0] ?? '');
    const day = await dayOf(other, order?.movements[0]?.id ?? '');
    let after = 0;
    for (;;) {
      const { json } = await other.get<SettlementPage>(`/v1/settlements/${day}?after=${after}`);
      movements.push(...json.movements);
      if (json.next === null) break;
      after = json.next;
    }
    expect(movements).toHaveLength(130);
    expect(new Set(movements.map((one) => one.order)).size).toBe(130);
    await other.stop();
  });

  it.each(['2026-13-01', '2026-02-30', 'today', '2026-1-1'])('has no day %s', async (day) => {
    expect((await shop.get(`/v1/settlements/${day}`)).status).toBe(400);
  });
});

interface SettlementPage {
  readonly movements: readonly { readonly order: string; readonly at: string }[];
  readonly next: number | null;
}

async function dayOf({ get }: Shop, movement: string): Promise<string> {
  const { json } = await get<{ readonly at: string }>(`/v1/movements/${movement}`);
  return json.at.slice(0, 10);
}
