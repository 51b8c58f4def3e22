import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { someWork } from '../../testing/people.ts';
import { limits } from './limits.ts';
import { send } from '../../testing/browser/http.ts';

const HOUR = 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const from = (address: string, merchant = 'aurora') => {
  const browser = gateway.visit(merchant);
  browser.address = address;
  return browser;
};
const guestFrom = (address: string, headers: Record<string, string> = {}) =>
  from(address).call('trialAccount', { headers });
const codeOf = async (called: ReturnType<typeof guestFrom>) => (await called).envelope.code;
const hex = (number: number) => number.toString(16).padStart(2, '0');

describe('a client with another address each time', () => {
  it('gets no more guests out of a /56 than ten of its networks would, then works for each', async () => {
    const most = limits.trialAddress.limit * 10;
    // Each of its 256 networks once, long before any of them has used up its own.
    for (let count = 0; count < most; count += 1) {
      expect(await codeOf(guestFrom(`2001:db8:1:ab${hex(count)}::1`))).toBeUndefined();
    }
    const beyond = `2001:db8:1:ab${hex(most)}::1`;
    expect(await codeOf(guestFrom(beyond))).toBe('verification.required');
    const headers = await someWork(from(beyond));
    expect(await codeOf(guestFrom(beyond, headers))).toBeUndefined();
    // Another house of the same street is no part of it.
    expect(await codeOf(guestFrom('2001:db8:1:ac00::1'))).toBeUndefined();
    gateway.advance(HOUR);
    expect(await codeOf(guestFrom(beyond))).toBeUndefined();
  });

  it('gets no more out of a /48, and no more out of a /24', async () => {
    const nearly = { count: limits.trialAddress.limit * 100, ...theirs('2001:db8:2::/48') };
    const block = { count: limits.trialAddress.limit * 16, ...theirs('198.51.100.0/24') };
    await gateway.db.insertInto('counter').values([nearly, block]).execute();
    expect(await codeOf(guestFrom('2001:db8:2:7777::1'))).toBe('verification.required');
    expect(await codeOf(guestFrom('198.51.100.77'))).toBe('verification.required');
    expect(await codeOf(guestFrom('2001:db8:3:7777::1'))).toBeUndefined();
    expect(await codeOf(guestFrom('198.51.101.77'))).toBeUndefined();
  });

  const theirs = (subject: string) => ({
    merchant: 'aurora',
    scope: limits.trialAddress.scope,
    subject,
    since: new Date(gateway.now()),
  });
});

it('does not close the neighbours of an address that asks far too often', async () => {
  const { limit } = limits.challengeAddress;
  for (let count = 0; count < limit * 17; count += 1) {
    await from('203.0.113.9').call('sessionChallenge');
  }
  expect((await from('203.0.113.9').call('sessionChallenge')).status).toBe(429);
  expect((await from('203.0.113.10').call('sessionChallenge')).status).toBe(200);
});

it('counts those who work by themselves: who does not, cannot use it up for them', async () => {
  const address = '203.0.114.9';
  const { limit } = limits.trialAddress;
  for (let count = 0; count < limit * 12; count += 1) await guestFrom(address);
  expect(await codeOf(guestFrom(address))).toBe('verification.required');
  expect(await codeOf(guestFrom(address, await someWork(from(address))))).toBeUndefined();
});

it('opens no sealed message, and remembers none, of an address beyond its limit', async () => {
  const seen = async () =>
    (await gateway.db.selectFrom('seen_message').select('jti').execute()).length;
  for (const [limit, path] of [
    [limits.loginAddress.limit, 'login'],
    [limits.sealedAddress.limit, 'register'],
  ] as const) {
    const browser = gateway.visit('aurora');
    const before = await seen();
    const method = path === 'login' ? 'POST' : 'PUT';
    const htu = path === 'login' ? '/wps/session/login' : '/wps/member/register';
    for (let count = 0; count < limit + 20; count += 1) {
      const sealed = await browser.seal({ nothing: true }, { htm: method, htu });
      await browser.call(path, sealed);
    }
    expect(await seen()).toBe(before + limit);
  }
});

it('is asked for what is sealed before its body is read', async () => {
  const browser = gateway.visit('aurora');
  const { limit } = limits.loginAddress;
  for (let count = 0; count < limit; count += 1) await browser.login('nobody_here', 'wrong one');
  const { status } = await send(gateway.port, {
    method: 'POST',
    path: '/wps/session/login',
    headers: {
      host: browser.host,
      merchant: 'aurora',
      'x-forwarded-for': browser.address,
      'content-type': 'application/json',
    },
    body: 'no JSON at all',
  });
  expect(status).toBe(422);
});
