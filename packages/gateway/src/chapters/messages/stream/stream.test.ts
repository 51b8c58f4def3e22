import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { listen } from '../../../testing/browser/events.ts';
import { DEMO_PASSWORD } from '@livery/demo';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';

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

it('ends with its session, says so, and leaves the streams of other sessions open', async () => {
  const [one, other] = [gateway.visit('aurora'), gateway.visit('aurora')];
  await one.login('luis2026x');
  await other.login('luis2026x');
  const [ending, staying] = [await listen(one), await listen(other)];
  await ending.next('status');
  await one.call('logout');
  expect((await ending.next('session')).data).toEqual({ why: 'ended' });
  await ending.ended;
  await other.call('transfer', { body: { from: 'MAIN', to: 'NPL', amount: '1.00' } });
  await staying.next('balance');
  expect(staying.heard.map(({ event }) => event)).toEqual(['status', 'balance']);
  staying.stop();
});

it('goes on over a new password, and ends for every other device', async () => {
  const { account } = await addPerson(gateway);
  const [own, other] = [gateway.visit('aurora'), gateway.visit('aurora')];
  await own.login(account);
  await other.login(account);
  const [staying, ending] = [await listen(own), await listen(other)];
  await staying.next('status');
  const newPassword = 'seven quiet rivers';
  const payload = { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword };
  expect((await own.call('changePassword', { payload })).status).toBe(200);
  expect((await ending.next('session')).data).toEqual({ why: 'ended' });
  await ending.ended;
  await gateway.announce('aurora');
  expect(staying.heard.map(({ event }) => event)).toEqual(['status', 'unread', 'status']);
  staying.stop();
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
