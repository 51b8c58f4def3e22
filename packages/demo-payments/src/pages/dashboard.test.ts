import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, OTHER_KEY, OWN_KEY, type Shop } from '../testing/shop.ts';
import { visit } from '../testing/visitor.ts';

let shop: Shop;
let dashboard: string;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  dashboard = `http://pay.localhost:${shop.provider.port()}/dashboard`;
});
afterAll(() => shop.stop());

const as = (code: string, key: string) => ({
  authorization: `Basic ${Buffer.from(`${code}:${key}`).toString('base64')}`,
});
const owner = { headers: as('aurora', OWN_KEY) };

it('is shown to whoever has the key of the merchant', async () => {
  expect((await visit(dashboard, owner)).status).toBe(200);
  for (const headers of [{}, as('aurora', OTHER_KEY), as('aurora', ''), as('', OWN_KEY)]) {
    const { status, headers: answered } = await visit(dashboard, { headers });
    expect([status, answered['www-authenticate']]).toEqual([401, 'Basic realm="Brackwell Pay"']);
  }
});

it('lists webhooks with what came of them, and sends one again', async () => {
  const { order } = await shop.pay({ metadata: { outcome: 'webhook_lost' } });
  await shop.provider.forward(0);
  const { text } = await visit(dashboard, owner);
  expect(text).toContain(order.reference);
  expect(text).toContain('lost on purpose');
  const event = /name="event" value="([^"]+)"/.exec(text)?.[1] ?? '';

  const stranger = await visit(`${dashboard}/send`, {
    form: { event },
    headers: as('noir', OTHER_KEY),
  });
  expect(stranger.status).toBe(404);
  const elsewhere = { ...owner.headers, origin: 'https://evil.example' };
  expect((await visit(`${dashboard}/send`, { form: { event }, headers: elsewhere })).status).toBe(
    403,
  );
  await shop.provider.forward(100_000);
  expect(shop.receiver.hooks).toHaveLength(0);

  await visit(`${dashboard}/send`, { form: { event }, ...owner });
  await shop.provider.forward(0);
  expect(shop.receiver.hooks.map(({ headers }) => headers['webhook-id'])).toEqual([event]);
});

it('decides what becomes of the next payout, and of that one alone', async () => {
  const choice = { way: 'out', outcome: 'payout_refused' };
  await visit(`${dashboard}/next`, { form: choice, ...owner });
  expect((await visit(dashboard, owner)).text).toContain('value="payout_refused" selected');
  const first = await shop.payOut({});
  const second = await shop.payOut({});
  await shop.provider.forward(10);
  expect((await shop.read('payouts', first.order.reference))?.status).toBe('failed');
  expect((await shop.read('payouts', second.order.reference))?.status).toBe('succeeded');
});

it('decides nothing that does not exist', async () => {
  const choice = { way: 'out', outcome: 'paid' };
  expect((await visit(`${dashboard}/next`, { form: choice, ...owner })).status).toBe(400);
});
