import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { send } from '../../../testing/browser/http.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';

let gateway: TestGateway;
let counter: Counter;
beforeAll(async () => {
  gateway = await openGateway();
  counter = await openCounter(gateway);
});
afterAll(async () => {
  await counter.stop();
  await gateway.stop();
});

/** A payment that was made, and what was told of it, which nobody has heard. */
async function unheard() {
  const payer = await counter.addPayer();
  await counter.choose('paid');
  counter.isDeaf = true;
  const { envelope } = await counter.deposit(payer, 'card');
  const { orderId = '', reference = '' } = envelope.value ?? {};
  await counter.pass(1);
  counter.isDeaf = false;
  const hook = counter.hooks.find(({ body }) => body.includes(reference));
  if (hook === undefined) throw new Error('nothing was told');
  return { payer, orderId, hook };
}

const eventsKept = async () => {
  const { all } = await gateway.db
    .selectFrom('provider_event')
    .select((its) => its.fn.countAll<bigint>().as('all'))
    .executeTakeFirstOrThrow();
  return all;
};

it('credits once what is told twenty times at once', async () => {
  const { payer, orderId, hook } = await unheard();
  const before = await eventsKept();
  const page = await listen(payer.browser);
  const answers = await Promise.all(Array.from({ length: 20 }, () => counter.tell(hook)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await eventsKept()).toBe(before + 1n);
  // Its page hears of it at once.
  await page.next('order', { orderId });
  await page.next('balance', { orderId });
  page.stop();
  const order = async () =>
    (await payer.browser.call('depositOrder', { params: { kindOrId: orderId } })).envelope.value;
  await expect.poll(async () => (await order())?.status, { timeout: 20_000 }).toBe('paid');
  const credits = (await order())?.stages.filter(({ stage }) => stage === 'credited');
  expect(credits).toHaveLength(1);
  expect((await payer.browser.call('wallet')).envelope.value?.cash).toBe('100.00');
  expect((await counter.tell(hook)).status).toBe(200);
  expect(await eventsKept()).toBe(before + 1n);
});

it('keeps nothing of what is not signed as it is', async () => {
  const { hook } = await unheard();
  const before = await eventsKept();
  const body = Buffer.from(hook.body);
  body[body.length - 1] = 0x20;
  expect((await counter.tell({ ...hook, body })).status).toBe(401);
  expect((await counter.tell({ headers: {}, body: hook.body })).status).toBe(401);
  expect((await counter.tell({ headers: {}, body: Buffer.alloc(0) })).status).toBe(401);
  const long = Buffer.concat([hook.body, Buffer.alloc(64 * 1024, 0x20)]);
  expect((await counter.tell({ ...hook, body: long })).status).toBe(413);
  expect(await eventsKept()).toBe(before);
});

it('knows no other merchants, providers and hosts', async () => {
  const { hook } = await unheard();
  for (const path of ['demo/nobody', 'demo/noir', 'hyperswitch/aurora', 'demo/']) {
    expect((await counter.tell(hook, `/payment/v1/${path}`)).status).toBe(404);
  }
  const headers = { ...(hook.headers as Record<string, string>) };
  for (const host of ['aurora.localhost', 'games.localhost', 'localhost']) {
    const asked = { method: 'POST', path: '/payment/v1/demo/aurora', body: hook.body };
    const { status } = await send(gateway.port, { ...asked, headers: { ...headers, host } });
    expect(status).toBe(404);
  }
});
