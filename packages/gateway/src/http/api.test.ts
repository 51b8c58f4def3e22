import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asked, Browser } from '../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../testing/gateway.ts';
import { addPerson } from '../testing/people.ts';

let gateway: TestGateway;
let member: Browser;
const APP = 'http://app.aurora.localhost:5173';
beforeAll(async () => {
  gateway = await openGateway({ config: { origins: [APP] } });
  member = gateway.visit('aurora');
  await member.login('marisol88');
});
afterAll(() => gateway.stop());

const favourite: Asked<'addFavourite'> = { body: { nodeId: 'moon-orchard', vendor: 'BGS' } };

const unsafe = (more: Record<string, string>) =>
  member.call('addFavourite', { ...favourite, headers: more });

describe('requests from elsewhere', () => {
  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another merchant’s site', { origin: 'http://noir.localhost' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('from %s change nothing', async (_, headers) => {
    const { status, envelope } = await unsafe(headers);
    expect([status, envelope.code]).toEqual([403, 'origin.refused']);
  });

  it('from an origin the operator named do', async () => {
    expect((await unsafe({ origin: APP, 'sec-fetch-site': 'same-site' })).status).toBe(200);
  });

  it('from the site itself do by the protocol that the proxy was asked by', async () => {
    const secure = { origin: `https://${member.host}`, 'x-forwarded-proto': 'https' };
    expect((await unsafe(secure)).status).toBe(200);
    const { status } = await unsafe({
      origin: `http://${member.host}`,
      'x-forwarded-proto': 'https',
    });
    expect(status).toBe(403);
  });

  it('from the site itself do', async () => {
    const origin = `http://${member.host}`;
    expect((await unsafe({ origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

describe('bad requests', () => {
  const path = '/wps/game/favourite';
  const json = { 'content-type': 'application/json' };
  it.each<[string, number, string, Parameters<Browser['send']>[0]]>([
    [
      'a key twice',
      400,
      'request.invalid',
      { method: 'POST', path, headers: json, body: '{"nodeId":"a","nodeId":"b"}' },
    ],
    [
      'a body in another encoding',
      415,
      'request.content_type',
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json; charset=utf-16' },
        body: '{}',
      },
    ],
    ['an unknown path', 404, 'route.missing', { path: '/wps/nothing' }],
    ['the bare base', 404, 'route.missing', { path: '/wps' }],
    ['the wrong method', 405, 'method.refused', { method: 'PUT', path }],
    ['a HEAD of a GET', 405, 'method.refused', { method: 'HEAD', path: '/wps/wallet' }],
    ['broken JSON', 400, 'request.invalid', { method: 'POST', path, headers: json, body: '{"a":' }],
    ['an empty body', 400, 'request.invalid', { method: 'POST', path, headers: json, body: '' }],
    [
      'a list for a body',
      400,
      'request.invalid',
      { method: 'POST', path, headers: json, body: '[]' },
    ],
    [
      'null for a body',
      400,
      'request.invalid',
      { method: 'POST', path, headers: json, body: 'null' },
    ],
    [
      'a poisoned body',
      400,
      'request.invalid',
      { method: 'POST', path, headers: json, body: '{"__proto__":{"a":1},"nodeId":"x"}' },
    ],
    [
      'a form',
      415,
      'request.content_type',
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=1',
      },
    ],
    [
      'plain text',
      415,
      'request.content_type',
      { method: 'POST', path, headers: { 'content-type': 'text/plain' }, body: '{}' },
    ],
    [
      'a giant body',
      413,
      'request.too_large',
      {
        method: 'POST',
        path,
        headers: json,
        body: JSON.stringify({ nodeId: 'x'.repeat(200_000) }),
      },
    ],
    ['a broken escape', 400, 'request.invalid', { path: '/wps/game/%E0%A4/info' }],
    ['a number that is none', 400, 'request.invalid', { path: '/wps/game/list?pageNo=one' }],
    ['a page before the first', 400, 'request.invalid', { path: '/wps/game/list?pageNo=0' }],
    ['a parameter twice', 400, 'request.invalid', { path: '/wps/game/list?gameName=a&gameName=b' }],
    ['an unknown game', 404, 'game.missing', { path: '/wps/game/nobody/info' }],
    ['a NUL', 400, 'request.invalid', { path: '/wps/game/list?gameName=%00' }],
  ])('answers %s in the envelope', async (_, status, code, sent) => {
    const answer = await member.send(sent);
    expect(answer.status).toBe(status);
    if (sent.method === 'HEAD') return;
    const envelope = JSON.parse(answer.text) as Record<string, unknown>;
    expect(envelope).toMatchObject({ success: false, value: null, code });
    expect(envelope['traceId']).toMatch(/./);
    expect(envelope['serverTime']).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toBe(dataPolicy);
  });

  it('says of data that it is no page', async () => {
    for (const name of ['wallet', 'gameList', 'systemStatus'] as const) {
      const { headers } = await member.call(name);
      expect(headers['content-security-policy']).toBe(dataPolicy);
    }
  });

  it('says its own encoding, quoted or not', async () => {
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"']) {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      expect((await unsafe(headers)).status).toBe(200);
    }
  });

  it.each(['Host: noir.localhost', 'host: aurora.localhost', 'HOST:'])(
    'refuses a second host, %s',
    async (second) => {
      const socket = connect({ port: gateway.port, host: '127.0.0.1' });
      const { promise, resolve } = Promise.withResolvers<string>();
      socket.once('data', (bytes: Buffer) => resolve(bytes.toString()));
      socket.write(`GET /wps/wallet HTTP/1.1\r\nHost: ${member.host}\r\n${second}\r\n\r\n`);
      expect(await promise).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"request.invalid"/);
      socket.destroy();
    },
  );

  it('names the methods a path has', async () => {
    const { headers } = await member.send({ method: 'PUT', path });
    expect(headers.allow).toBe('POST, DELETE, GET');
  });

  it('keeps a harmless trace id and replaces another', async () => {
    const id = 'abcdefgh-1234';
    const kept = await member.call('wallet', { headers: { 'x-request-id': id } });
    expect(kept.envelope.traceId).toBe(id);
    const replaced = await member.call('wallet', { headers: { 'x-request-id': 'a b\t{}' } });
    expect(replaced.envelope.traceId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a member who writes without end', () => {
  it('is asked to wait, may still read and leave, and keeps nobody else waiting', async () => {
    const { account } = await addPerson(gateway);
    const busy = gateway.visit('aurora');
    await busy.login(account);
    const writes = async (count: number) => {
      const all = await Promise.all(
        Array.from({ length: count }, () => busy.call('addFavourite', favourite)),
      );
      return new Set(all.map(({ status }) => status));
    };
    for (const _ of [1, 2, 3, 4]) expect(await writes(30)).toEqual(new Set([200]));
    const { status, envelope, headers } = await busy.call('addFavourite', favourite);
    expect([status, envelope.code]).toEqual([429, 'rate.limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await busy.call('favouriteIds')).status).toBe(200);
    expect((await unsafe({})).status).toBe(200);
    expect((await busy.call('logout')).status).toBe(200);
  });
});
