import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newReference, openShop, OTHER_KEY, somePayment, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const isRefused = (status: number): boolean => status >= 400 && status < 500;

const rawPayment = (amount: string): string =>
  `{"reference":"${newReference()}","method":"card","currency":"PHP","amount":${amount}}`;

describe('an amount', () => {
  it.each([
    '"50001"',
    '"1e3"',
    '1e3',
    '1E3',
    '50001.0',
    '0.5',
    '-1',
    '-0',
    '0',
    '1e400',
    'NaN',
    'null',
    'true',
    '[]',
    '[1]',
    '{}',
    '10000000000001',
    '9007199254740993',
    '"٥٠"',
    '0x10',
  ])('%s is refused', async (amount) => {
    expect((await shop.post('/v1/payments', rawPayment(amount))).status).toBe(400);
  });

  it.each(['1', '10000000000000'])('%s is taken', async (amount) => {
    expect((await shop.post('/v1/payments', rawPayment(amount))).status).toBe(201);
  });
});

describe('a body', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"reference":'],
    ['a list', '[]'],
    ['a word', '"x"'],
    ['null', 'null'],
    ['ten thousand brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a key that is no field', '{"__proto__":{"amount":1},"constructor":1}'],
  ])('that is %s is refused', async (_, body) => {
    expect((await shop.post('/v1/payments', body)).status).toBe(400);
  });

  it('that is no UTF-8 is refused', async () => {
    const response = await fetch(`${shop.provider.url()}/v1/payments`, {
      method: 'POST',
      headers: { authorization: 'Bearer key-of-aurora', 'idempotency-key': 'utf' },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  it('of more than 64 KB is refused, with a length and without one', async () => {
    const large = JSON.stringify({ ...somePayment(), description: 'x'.repeat(65_536) });
    expect((await shop.post('/v1/payments', large)).status).toBe(413);
    const size = 70_000;
    const status = await raw(
      'POST /v1/payments HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`,
    );
    expect(status).toContain('413');
  });

  it.each([
    ['currency', { currency: 'XXX' }],
    ['currency', { currency: 'php' }],
    ['method', { method: 'cash' }],
    ['method', { method: 'toString' }],
    ['reference', { reference: '../../etc' }],
    ['reference', { reference: 'x'.repeat(81) }],
    ['reference', { reference: 7 }],
    ['outcome', { metadata: { outcome: 'nonsense' } }],
    ['outcome of a payout', { metadata: { outcome: 'payout_paid' } }],
    ['outcome of another method', { metadata: { outcome: 'half_paid' } }],
    ['outcome', { metadata: { outcome: ['paid'] } }],
    ['metadata', { metadata: 'paid' }],
    ['payer', { payer: { name: 'x'.repeat(201) } }],
    ['return address', { return_url: 'javascript:alert(1)' }],
    ['return address', { return_url: 'data:text/html,x' }],
    ['return address', { return_url: '//evil.example' }],
    ['return address', { return_url: 'http://user:pass@evil.example/' }],
  ])('with a wrong %s is refused: %j', async (_, fields) => {
    expect((await shop.pay(fields)).status).toBe(400);
  });
});

describe('a caller', () => {
  it.each(['', 'Bearer', 'Bearer wrong', 'Basic a2V5', 'Bearer key-of-aurora extra'])(
    'with the key %j is told nothing',
    async (authorization) => {
      const headers = {
        ...(authorization === '' ? {} : { authorization }),
        'idempotency-key': 'k',
      };
      for (const path of ['/v1/payments?reference=x', '/v1/settlements/2026-11-29']) {
        expect((await fetch(shop.provider.url() + path, { headers })).status).toBe(401);
      }
      const body = JSON.stringify(somePayment());
      const made = await fetch(`${shop.provider.url()}/v1/payments`, {
        method: 'POST',
        headers,
        body,
      });
      expect(made.status).toBe(401);
    },
  );

  it('sees another merchant’s payment as little as one that is not there', async () => {
    const { order } = await shop.pay({ metadata: { outcome: 'paid' } });
    await shop.provider.forward(0);
    const movement = (await shop.read('payments', order.reference))?.movements[0]?.id;
    const theirs = { bearer: OTHER_KEY };
    const missing = await shop.post('/v1/payments/pay_0/cancel', '', theirs);
    expect(missing.status).toBe(404);
    const cancelled = await shop.post(`/v1/payments/${order.id}/cancel`, '', theirs);
    expect([cancelled.status, cancelled.json]).toEqual([404, missing.json]);
    const refund = { movement, amount: 1 };
    expect((await shop.post(`/v1/payments/${order.id}/refund`, refund, theirs)).status).toBe(404);
    expect((await shop.get(`/v1/movements/${movement}`, OTHER_KEY)).status).toBe(404);
    const { json } = await shop.get(`/v1/payments?reference=${order.reference}`, OTHER_KEY);
    expect(json).toEqual({ payments: [] });
  });

  it('without a good idempotency key makes nothing', async () => {
    for (const key of ['', 'x'.repeat(201), 'a b']) {
      expect((await shop.pay({}, key)).status).toBe(400);
    }
  });

  it('by a name that is not ours is turned away', async () => {
    expect(await raw('GET /healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toContain('421');
    expect(await raw('GET /healthz HTTP/1.1\r\nHost: pay.localhost:1\r\n\r\n')).toContain('200');
  });
});

it.each([
  '/',
  '/v1',
  '/v1/',
  '/v1/payments/',
  '/v1/payments/x/refund/y',
  '//v1/payments',
  '/%00',
  '/checkout/',
  '/checkout/..%2f',
  '/checkout/__proto__',
  '/challenge/x',
  '/style.css/../x',
  '/v1/payments?reference=%00',
  '/v1/payments?reference=',
  '/v1/settlements/%',
  '/test/clock',
])('%s is refused, and nothing breaks', async (path) => {
  const { status } = await shop.get(path);
  expect(isRefused(status), String(status)).toBe(true);
});

it('does not serve the clock of tests to people', async () => {
  const other = await openShop({ TEST: 'off' });
  const response = await fetch(`${other.provider.url()}/test/clock`, { method: 'POST' });
  expect(response.status).toBe(404);
  await other.stop();
});

/** Sends bytes as they are, and gives the first line of what comes back. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(shop.provider.port(), '127.0.0.1');
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.write(
      text.replace('HTTP/1.1\r\n', 'HTTP/1.1\r\nAuthorization: Bearer key-of-aurora\r\n'),
    );
  });
}
