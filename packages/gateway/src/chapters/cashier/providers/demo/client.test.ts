import { Unclear } from '../../../../kernel/providers/wire.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { Declined, type OpenOrder } from '../port.ts';
import { demoProvider } from './adapter.ts';
import { verifyNews } from './verify.ts';

const order: OpenOrder = {
  reference: 'D-1',
  rail: 'card',
  amount: 50_001n,
  currency: 'PHP',
  payer: { name: 'Ana Cruz' },
  returnUrl: 'http://aurora.localhost:4000/m/order',
};

const at = '2026-11-29T16:00:00.000Z';
const payment = {
  id: 'pay_1',
  reference: 'D-1',
  method: 'card',
  amount: 50_001,
  currency: 'PHP',
  status: 'requires_action',
  reason: null,
  movements: [],
  as_of: at,
  expires_at: at,
  next: { type: 'redirect', url: 'http://pay.localhost/checkout/x' },
};
const movement = {
  id: 'mov_1',
  kind: 'capture',
  amount: 50_001,
  currency: 'PHP',
  at,
  payer: { name: null, last4: '0002' },
};

/** A provider that answers everything with this. */
const answering = (text: string, status = 200) =>
  demoProvider({
    address: 'http://127.0.0.1:9',
    key: 'k',
    secrets: [],
    fetch: () => Promise.resolve(new Response(text, { status })),
  });

const opened = (changes: object) =>
  answering(JSON.stringify({ ...payment, ...changes })).open(order);
const found = (changes: object) =>
  answering(JSON.stringify({ payments: [{ ...payment, ...changes }] })).read('D-1', 'in');

describe('an answer', () => {
  it('is read as it should be', async () => {
    const { fact, action } = await opened({});
    expect(fact).toMatchObject({ stage: 'open', providerRef: 'pay_1', movements: [] });
    expect(action).toEqual({ type: 'redirect', url: 'http://pay.localhost/checkout/x' });
  });

  it.each([
    ['is about another order', { reference: 'D-2' }],
    ['has another amount', { amount: 50_002 }],
    ['has another currency', { currency: 'EUR' }],
    ['has an amount in quotes', { amount: '50001' }],
    ['leads to a script', { next: { type: 'redirect', url: 'javascript:alert(1)' } }],
    ['has a movement of a kind that is none', { movements: [{ ...movement, kind: 'gift' }] }],
    ['has a movement of nothing', { movements: [{ ...movement, amount: 0 }] }],
    ['has a movement below nothing', { movements: [{ ...movement, amount: -1 }] }],
    ['has a movement in another currency', { movements: [{ ...movement, currency: 'EUR' }] }],
    ['has a time that is none', { as_of: 'yesterday' }],
  ])('that %s is unclear', async (_, changes) => {
    await expect(opened(changes)).rejects.toBeInstanceOf(Unclear);
  });

  it('is read digit by digit, also beyond what a number holds', async () => {
    const text = JSON.stringify({ payments: [{ ...payment, movements: [movement] }] });
    const large = text.replace(
      '"kind":"capture","amount":50001',
      '"kind":"capture","amount":9007199254740993',
    );
    const fact = await answering(large).read('D-1', 'in');
    expect(fact?.movements[0]?.amount).toBe(9_007_199_254_740_993n);
  });

  it('with a reason that nobody knows yet says that there is another', async () => {
    const fact = await found({ status: 'failed', reason: 'full_moon' });
    expect([fact?.stage, fact?.reason]).toEqual(['failed', 'other']);
  });

  it.each([409, 429, 500, 502, 503])(
    'of %i leaves open whether anything was done',
    async (status) => {
      const text = '{"error":{"code":"reference_taken"}}';
      await expect(answering(text, status).open(order)).rejects.toBeInstanceOf(Unclear);
    },
  );

  it('that does not end is given up', async () => {
    const text = '['.repeat(1024 * 1024 + 1);
    await expect(answering(text).open(order)).rejects.toThrow('too long');
  });
});

it('sends no amount that a number cannot hold', async () => {
  const large = { ...order, amount: 2n ** 60n };
  await expect(answering('{}').open(large)).rejects.toBeInstanceOf(Declined);
});

describe('a provider that sends elsewhere', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function listen(answer: (asked: string[]) => Record<string, string>) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers.authorization ?? '');
      response.writeHead(307, answer(asked)).end();
    });
    servers.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  it('is not followed, so that the key goes nowhere', async () => {
    const thief = await listen(() => ({}));
    const provider = await listen(() => ({ location: thief.url }));
    const adapter = demoProvider({ address: provider.url, key: 'secret', secrets: [] });
    await expect(adapter.open(order)).rejects.toBeInstanceOf(Unclear);
    expect([provider.asked, thief.asked]).toEqual([['Bearer secret'], []]);
  });
});

describe('a signature', () => {
  const secret = 'whsec_c2VjcmV0LW9mLWF1cm9yYQ==';
  const now = 1_790_000_000_000;
  const body = '{"type":"payment.captured","data":{"reference":"D-1"}}';

  function judge(raw: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
    const signature = new Webhook(secret).sign('evt_1', new Date(now), raw.toString());
    const given = new Headers({
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(now / 1000),
      'webhook-signature': signature,
      ...headers,
    });
    return verifyNews([secret], Buffer.from(raw), given, now);
  }

  it('tells the event and the order', () => {
    expect(judge(body)).toEqual({ id: 'evt_1', way: 'in', reference: 'D-1' });
    expect(judge(body.replace('payment.', 'payout.'))?.way).toBe('out');
  });

  it.each([
    ['of bytes that are no text', Buffer.from(body.replace('D-1"', 'D-1","x":"\u00ff"'), 'latin1')],
    ['of 64 KB and more', body.padEnd(65_537)],
    ['of what is not JSON', 'hello'],
    ['of news without an order', '{"type":"payment.captured","data":{}}'],
    ['of news of another kind', '{"type":"user.created","data":{"reference":"D-1"}}'],
    ['of a reference that is no name', body.replace('D-1', '../x')],
  ])('%s tells nothing', (_, raw) => {
    expect(judge(raw)).toBeUndefined();
  });

  it.each([
    { 'webhook-timestamp': '1e9' },
    { 'webhook-timestamp': '-1' },
    { 'webhook-timestamp': String(now / 1000 - 301) },
    { 'webhook-timestamp': String(now / 1000 + 301) },
    { 'webhook-id': 'evt_2' },
    { 'webhook-signature': '' },
    { 'webhook-signature': 'v1,' },
    { 'webhook-signature': 'v1a,AAAA' },
  ])('with %j tells nothing', (headers) => {
    expect(judge(body, headers)).toBeUndefined();
  });

  it('counts beside one of a secret that is not live any more', () => {
    const old = new Webhook('whsec_b2xk').sign('evt_1', new Date(now), body);
    const live = new Webhook(secret).sign('evt_1', new Date(now), body);
    expect(judge(body, { 'webhook-signature': `${old} ${live}` })?.id).toBe('evt_1');
  });
});
