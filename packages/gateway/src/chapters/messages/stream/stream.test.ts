import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { listen } from '../../../testing/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  member = gateway.visit('aurora');
  await member.login('marisol88');
});
afterAll(() => gateway.stop());

it('says at once whether the site is open, to visitors too', async () => {
  const stream = await listen(gateway.visit('aurora'));
  expect(stream.status).toBe(200);
  expect((await stream.next('status')).data).toEqual({
    maintenance: false,
    regionRestriction: false,
  });
  stream.stop();
});

it('tells a member of their own balance and letters, and nobody else', async () => {
  const own = await listen(member);
  const visitor = await listen(gateway.visit('aurora'));
  const other = gateway.visit('aurora');
  await other.login('luis2026x');
  const others = await listen(other);
  await member.call('transfer', { body: { from: 'MAIN', to: 'NPL', amount: '1.00' } });
  const { envelope } = await member.call('inbox');
  const [letter] = envelope.value?.list ?? [];
  await member.call('readInbox', { body: { ids: [letter?.id ?? ''] } });
  expect((await own.next('balance')).data).toHaveProperty('transactionId');
  expect((await own.next('unread')).data).toHaveProperty('inbox');
  for (const stream of [visitor, others]) {
    expect(stream.heard.map(({ event }) => event)).toEqual(['status']);
  }
  for (const stream of [own, visitor, others]) stream.stop();
});

it('tells every page of a site that it closed, and no page of another', async () => {
  const here = await listen(gateway.visit('aurora'));
  const there = await listen(gateway.visit('noir'));
  await here.next('status');
  await gateway.announce('aurora');
  expect(here.heard.filter(({ event }) => event === 'status')).toHaveLength(2);
  expect(there.heard.filter(({ event }) => event === 'status')).toHaveLength(1);
  here.stop();
  there.stop();
});

it('wants the merchant of its host, as every call', async () => {
  const answer = await member.send({ path: '/wps/stream', headers: { merchant: 'noir' } });
  expect(answer.status).toBe(400);
});

it('opens ten streams for one member, and has the eleventh come later', async () => {
  const other = gateway.visit('aurora');
  await other.login('luis2026x');
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen(other)));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  const { status, headers, envelope } = await other.call('stream');
  expect([status, envelope.code, headers['retry-after']]).toEqual([429, 'rate.limited', '30']);
  const visitor = await listen(gateway.visit('aurora'));
  expect(visitor.status).toBe(200);
  for (const stream of [...streams, visitor]) stream.stop();
  // Whoever closed one may open another.
  const opened = async () => {
    const again = await listen(other);
    again.stop();
    return again.status;
  };
  await expect.poll(opened).toBe(200);
});
