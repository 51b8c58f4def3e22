import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import { openPractice } from '../../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ sites: { noir: { loginAudience: 'member', idleMinutes: 10 } } });
});
afterAll(() => gateway.stop());

async function loggedIn(merchant: string, account: string) {
  const browser = gateway.visit(merchant);
  const { status } = await browser.login(account);
  expect(status).toBe(200);
  return browser;
}

it('needs the cookie and the token together', async () => {
  const browser = await loggedIn('aurora', 'marisol88');
  expect((await browser.call('memberInfo')).status).toBe(200);

  const onlyCookie = gateway.visit('aurora');
  for (const [name, value] of browser.cookies) onlyCookie.cookies.set(name, value);
  expect((await onlyCookie.call('memberInfo')).envelope.code).toBe('auth.required');

  const onlyToken = gateway.visit('aurora');
  onlyToken.token = browser.token;
  expect((await onlyToken.call('memberInfo')).envelope.code).toBe('auth.required');

  const mixed = await loggedIn('aurora', 'marisol88');
  mixed.token = browser.token;
  expect((await mixed.call('memberInfo')).envelope.code).toBe('auth.required');
});

it('stores neither half readably', async () => {
  const browser = await loggedIn('aurora', 'marisol88');
  const id = browser.cookies.get('__Host-sid') ?? '';
  const row = await gateway.db
    .selectFrom('session')
    .selectAll()
    .where('id_hash', '=', hashSecret(id))
    .executeTakeFirstOrThrow();
  const stored = JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  expect(stored).not.toContain(id);
  expect(stored).not.toContain(browser.token);
});

it('ends after the merchant’s idle time, and lives on while it is used', async () => {
  const browser = await loggedIn('noir', 'valetta7');
  for (let minutes = 0; minutes < 24; minutes += 8) {
    gateway.advance(8 * 60_000);
    expect((await browser.call('wallet')).status).toBe(200);
  }
  gateway.advance(10 * 60_000);
  expect((await browser.call('wallet')).status).toBe(401);
});

it('ends after twelve hours however busy it is', async () => {
  const browser = await loggedIn('aurora', 'marisol88');
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    expect((await browser.call('wallet')).status).toBe(200);
    gateway.advance(20 * 60_000);
  }
  expect((await browser.call('wallet')).status).toBe(401);
});

it('replaces the session of the same browser at a new login', async () => {
  const browser = await loggedIn('aurora', 'marisol88');
  const former = { cookie: browser.cookies.get('__Host-sid') ?? '', token: browser.token };
  await browser.login('marisol88');
  expect(browser.cookies.get('__Host-sid')).not.toBe(former.cookie);
  browser.cookies.set('__Host-sid', former.cookie);
  browser.token = former.token;
  expect((await browser.call('memberInfo')).status).toBe(401);
});

it('ends on the server at log-out [CA-05 api]', async () => {
  const browser = await loggedIn('aurora', 'marisol88');
  const other = await loggedIn('aurora', 'marisol88');
  const kept = new Map(browser.cookies);
  expect((await browser.call('logout')).status).toBe(200);
  expect(browser.cookies.has('__Host-sid')).toBe(false);
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect((await browser.call('memberInfo')).status).toBe(401);
  expect((await other.call('memberInfo')).status).toBe(200);
});

it('ends on every device when asked', async () => {
  const browser = await loggedIn('aurora', 'marisol88');
  const other = await loggedIn('aurora', 'marisol88');
  await browser.call('logout', { query: { all: '1' } });
  expect((await other.call('memberInfo')).status).toBe(401);
});

it('keeps agents out of a members’ site [LG-21 api]', async () => {
  const { status, envelope } = await gateway.visit('noir').login('lukas_m26');
  expect([status, envelope.code]).toEqual([403, 'login.not_member']);
});

it('gives a guest practice money and a session of type 4 [FR-02 api] [FR-04 api]', async () => {
  const browser = gateway.visit('aurora');
  const { envelope } = await browser.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  expect(envelope.value).toMatchObject({ customerType: 4 });
  browser.token = envelope.value?.token;
  const info = (await browser.call('memberInfo')).envelope.value;
  expect(info).toMatchObject({ type: 4, account: envelope.value?.userName, currency: 'PHP' });
  const money = async () => (await browser.call('wallet')).envelope.value?.sumBalance;
  expect(await money()).toBe('5000.00');
  await openPractice(browser);
  expect(await money()).toBe('5000.00');
  const { currency } = await gateway.db
    .selectFrom('ledger_account')
    .select('currency')
    .where('member_id', '=', BigInt(info?.id ?? 0))
    .executeTakeFirstOrThrow();
  expect(currency).toBe('TRIAL-PHP');
});

it('gives no guest in where free play is off [CF-10 api]', async () => {
  const { status, envelope } = await gateway
    .visit('noir')
    .call('trial', { body: { moduleId: 'FREEPLAY3' } });
  expect([status, envelope.code]).toEqual([403, 'permission.denied']);
});
