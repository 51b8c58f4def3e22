import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser/browser.ts';
import { listen } from '../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const account = 'marisol88';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const sessions = (...args: string[]) => gateway.operate('sessions', 'aurora', ...args);

async function enter(): Promise<Browser> {
  const browser = gateway.visit('aurora');
  const payload = { type: 'username', username: account, password: 'Livery-demo-1' };
  const headers = { 'user-agent': PHONE, 'x-visitor-country': 'PH' };
  const { envelope } = await browser.call('login', { payload, headers });
  browser.token = envelope.value?.token;
  return browser;
}

const codeOf = async (browser: Browser) => {
  const { status, envelope } = await browser.call('memberInfo');
  return status === 200 ? 'in' : envelope.code;
};
const idIn = (told: string, address: string) =>
  told
    .split('\n')
    .find((line) => line.includes(address))
    ?.trim()
    .split(' ')[0] ?? '';
const lastActs = async (count: number) => {
  const rows = await gateway.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('n', 'desc')
    .limit(count)
    .execute();
  return rows.toReversed();
};

it('lists where an account is in use, and writes down who looked', async () => {
  expect(await sessions(account)).toBe(`${account} is in use nowhere.\n`);
  const browser = await enter();
  const told = await sessions(account, '--by', 'ana', '--reason', 'they called');
  expect(told).toMatch(/^ {2}[0-9a-f-]{36} {2}20\S+Z {2}Chrome · Android {2}10\.\S+ PH\n$/);
  expect(told).toContain(browser.address);
  expect(await lastActs(1)).toMatchObject([
    { act: 'sessions.read', person: 'ana', reason: 'they called', after: { devices: 1 } },
  ]);
});

it('ends one session: its next call is refused, its page closes, and others go on', async () => {
  const [one, other] = [await enter(), await enter()];
  const page = await listen(one);
  const id = idIn(await sessions(account), one.address);
  expect(await sessions(account, 'end', id)).toBe(`1 session of ${account} ended.\n`);
  expect((await page.next('session')).data).toEqual({ why: 'ended' });
  await page.ended;
  expect([await codeOf(one), await codeOf(other)]).toEqual(['auth.required', 'in']);
  expect((await one.call('memberInfo')).status).toBe(401);
  await expect(sessions(account, 'end', id)).rejects.toThrow(`${account} has no session ${id}.`);
});

it('ends all sessions with their games, and remembers no device', async () => {
  const [one, other] = [await enter(), await enter()];
  const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' } as const;
  expect((await one.call('launch', { query })).status).toBe(200);
  const { id: memberId } = await gateway.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  await gateway.db
    .insertInto('device_credential')
    .values({
      merchant: 'aurora',
      id: 'a-device',
      member_id: memberId,
      public_jwk: JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }),
      cookie_hash: Buffer.from('x'),
      former_hash: null,
      turned_at: new Date(gateway.now()),
      expires_at: new Date(gateway.now() + 86_400_000),
    })
    .execute();
  expect(await sessions(account)).toMatch(/ {2}a-device .* remembered\n/);
  expect(await sessions(account, 'end', 'all', '--by', 'ana')).toMatch(/^\d sessions of /);
  expect([await codeOf(one), await codeOf(other)]).toEqual(['auth.required', 'auth.required']);
  const playing = await gateway.db
    .selectFrom('provider_session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
  expect(playing).toEqual([]);
  expect(await sessions(account)).toBe(`${account} is in use nowhere.\n`);
  const [row] = await lastActs(2);
  expect(row).toMatchObject({
    act: 'sessions.end',
    subject_kind: 'member',
    subject: memberId.toString(),
    after: { devices: 0 },
  });
});

it.each([
  [['marisol'], /^aurora has no member marisol\. There are .*marisol88/],
  [[account, 'end'], /^Usage/],
  [[account, 'stop', 'all'], /^Usage/],
  [[account, 'end', 'all', 'now'], /^Usage/],
  [[account, '--key', 'k'], /^Usage/],
  [[account, 'end', 'all', '--by', ' '], /has 1 to 80 letters/],
] as [string[], RegExp][])('does nothing it does not understand: %j', async (args, why) => {
  await expect(sessions(...args)).rejects.toThrow(why);
});
