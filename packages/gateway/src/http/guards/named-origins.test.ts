import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from '../../gateway.ts';
import type { Browser } from '../../testing/browser/browser.ts';
import { listen } from '../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { send, type Answer } from '../../testing/browser/http.ts';
import { testOptions } from '../../testing/options.ts';

const APP = 'http://app.aurora.localhost:5173';
const OTHER = 'http://app.noir.localhost';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway({ config: { origins: [APP, OTHER], streamsAtOnce: 1 } });
  member = gateway.visit('aurora');
});
afterAll(() => gateway.stop());

const asked = (method: string, path: string, origin: string, more: Record<string, string> = {}) =>
  member.send({ method, path, headers: { origin, ...more } });
const opened = ({ headers }: Answer) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control-'));

const FOR_APP = [
  ['access-control-allow-origin', APP],
  ['access-control-allow-credentials', 'true'],
  ['access-control-expose-headers', 'ETag, Retry-After'],
];

it('answers what a browser asks before a call of a named origin', async () => {
  const answer = await asked('OPTIONS', '/wps/session/login', APP, {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,encryption,merchant',
    // A browser sends neither with the question.
    merchant: '',
  });
  expect(answer).toMatchObject({ status: 204, text: '' });
  expect(Object.fromEntries(opened(answer))).toEqual({
    ...Object.fromEntries(FOR_APP),
    'access-control-allow-methods': expect.stringMatching(/\bGET\b.*\bPOST\b/),
    'access-control-allow-headers': expect.stringMatching(/Authorization.*Encryption.*Merchant/),
    'access-control-max-age': '7200',
  });
  expect(answer.headers.vary).toBe('origin');
});

it('lets a named origin log in with its cookie and read every answer', async () => {
  const sealed = await member.seal({
    type: 'username',
    username: 'marisol88',
    password: 'Livery-demo-1',
  });
  const headers = { ...sealed.headers, origin: APP, 'sec-fetch-site': 'same-site' };
  const login = await member.call('login', { ...sealed, headers });
  expect([login.status, opened(login)]).toEqual([200, FOR_APP]);
  expect(login.headers['set-cookie']?.[0]).toMatch(/^__Host-sid=.+SameSite=Lax/);
  member.token = login.envelope.value?.token;
  const wallet = await member.call('wallet', { headers: { origin: APP } });
  expect([wallet.status, opened(wallet)]).toEqual([200, FOR_APP]);
});

it.each([
  ['a refusal', 401, 'GET', '/wps/wallet', { authorization: '' }],
  ['a path that is none', 404, 'GET', '/wps/nothing', {}],
  ['a method that is none', 405, 'DELETE', '/wps/session/login', {}],
  ['a path that cannot be read', 400, 'GET', '/wps/%ff', {}],
  ['two heads in one', 415, 'GET', '/wps/wallet', { 'content-type': 'text/plain;charset=utf-16' }],
])('lets a named origin read %s', async (_, status, method, path, more) => {
  const answer = await asked(method, path, APP, more);
  expect([answer.status, opened(answer)]).toEqual([status, FOR_APP]);
  expect(answer.headers.vary).toBe('origin');
});

it('lets a named origin hear the stream, and that there is no place for another', async () => {
  const first = await listen(member);
  await first.next('status');
  const answer = await asked('GET', '/wps/stream', APP);
  expect([answer.status, opened(answer)]).toEqual([503, FOR_APP]);
  first.stop();
});

it('says beside what else an answer hangs on that it hangs on the origin', async () => {
  const answer = await asked('GET', '/wps/promotion/categories', APP);
  expect(answer.headers.vary).toMatch(/^language.*, origin$/);
});

it.each(['http://evil.example', 'https://app.aurora.localhost:5173', 'null', OTHER])(
  'opens nothing to %s, which is not named for this site',
  async (origin) => {
    const question = { 'access-control-request-method': 'POST' };
    const answers = [
      await asked('OPTIONS', '/wps/session/login', origin, question),
      await asked('GET', '/wps/wallet', origin),
      await asked('DELETE', '/wps/session', origin),
    ];
    expect(answers.map(({ status }) => status)).toEqual([405, 200, 403]);
    expect(answers.flatMap(opened)).toEqual([]);
  },
);

it('opens nothing of a page, the start page or the games', async () => {
  for (const host of ['aurora.localhost', 'localhost', 'games.localhost']) {
    const answer = await send(gateway.port, { path: '/', headers: { host, origin: APP } });
    expect(opened(answer)).toEqual([]);
  }
});

it('refuses to start with an origin beside no merchant’s domain', async () => {
  const { options, remove } = testOptions();
  const origins = [APP, 'https://app.example.com'];
  await expect(startGateway({ ...options, origins })).rejects.toThrow(
    'LIVERY_ORIGINS names https://app.example.com, where no merchant has a domain: browsers would send its calls without the session. Name origins beside a domain, such as https://app.aurora.localhost.',
  );
  remove();
});
