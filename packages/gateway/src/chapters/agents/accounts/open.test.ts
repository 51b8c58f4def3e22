import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { lineOf } from '../lineage/line.ts';
import { AGENT_SETTING } from '../settings.ts';
import { enter, type Standing } from '../testing/centre.ts';

const merchant = 'aurora';
const password = 'seven quiet rivers';
let gateway: TestGateway;
let top: Standing;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  top = await enter(gateway, 2);
  await writeSetting(gateway.db, merchant, AGENT_SETTING, { ceilings: { RNG: 10_000 } });
});
afterAll(() => gateway.stop());

let names = 0;
async function open({ browser }: Standing, change: object = {}) {
  const username = `opened_${(names += 1)}`;
  const payload = { username, password, type: 'member', rates: {}, ...change };
  const { status, envelope } = await browser.call('openAccount', { payload });
  return { status, code: envelope.code, value: envelope.value, username: payload.username };
}

const memberNamed = (account: string) =>
  gateway.db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('account_key', '=', account.toLowerCase())
    .executeTakeFirst();

it.each([
  [2, 'agent', 1],
  [2, 'member', 0],
  [1, 'agent', 1],
  [41, 'agent', 42],
  [42, 'member', 40],
])('opens below a %i an %s, who is a %i', async (own, type, is) => {
  const agent = await enter(gateway, own);
  const { status, value, username } = await open(agent, { type });
  expect([status, value]).toEqual([200, { userName: username }]);
  const row = await memberNamed(username);
  expect(row?.type).toBe(is);
  expect(await lineOf(gateway.db, merchant, row?.id ?? 0n)).toEqual([agent.id, row?.id]);
});

it('opens nothing but the way to a password of one’s own, and asks there how old whoever has it is', async () => {
  const { username } = await open(top);
  const browser = gateway.visit(merchant);
  const { envelope } = await browser.login(username, password);
  expect(envelope.value).toMatchObject({ firstTimeLogin: true });
  expect((await browser.call('wallet')).envelope.code).toBe('password.change_required');
  const change = async (more: object) => {
    const newPassword = 'eleven loud mountains';
    const payload = {
      oldPassword: password,
      newPassword,
      confirmNewPassword: newPassword,
      ...more,
    };
    return (await browser.call('changePassword', { payload })).envelope;
  };
  expect((await browser.call('memberInfo')).envelope.value).toMatchObject({ birthdayOwed: true });
  expect(await change({})).toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'birthday', code: 'required' }],
  });
  expect((await change({ birthday: '2015-01-01' })).code).toBe('age.under');
  expect((await browser.call('wallet')).envelope.code).toBe('password.change_required');
  expect((await change({ birthday: '1990-04-17' })).code).toBeUndefined();
  expect((await browser.call('wallet')).status).toBe(200);
  expect((await browser.call('memberInfo')).envelope.value).not.toHaveProperty('birthdayOwed');
  expect(await memberNamed(username)).toMatchObject({
    birthday: '1990-04-17',
    owes_birthday: false,
  });
});

it('takes the rules of new accounts, and nothing of a type that is not offered', async () => {
  const fresh = await enter(gateway, 2);
  const { username } = await open(fresh);
  expect(await open(fresh, { username: username.toUpperCase() })).toMatchObject({
    code: 'username.taken',
  });
  const codeOf = async (change: object) => (await open(fresh, change)).code;
  expect(await codeOf({ password: 'password123' })).toBe('password.weak');
  expect(await codeOf({ username: 'no spaces' })).toBe('request.invalid');
  expect(await codeOf({ type: '2' })).toBe('request.invalid');
  expect(await codeOf({ rates: { RNG: '0.01' } })).toBe('rebate.above_own');
});

it('ends where lines end, and after so many a day', async () => {
  const limit = (more: object) =>
    writeSetting(gateway.db, merchant, AGENT_SETTING, { ceilings: { RNG: 10_000 }, ...more });
  const leader = await enter(gateway, 2);
  const agent = await enter(gateway, 1, leader);
  await limit({ maxDepth: 2 });
  expect((await open(agent)).code).toBe('line.too_deep');
  await limit({ accountsADay: 2 });
  const tries = [await open(agent), await open(agent), await open(agent)];
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(await memberNamed(tries[2]?.username ?? '')).toBeUndefined();
  expect((await open(leader)).status).toBe(200);
});

it('accepts no terms for anybody else', async () => {
  await gateway.db
    .insertInto('terms_version')
    .values({
      merchant,
      version: 1,
      changes: JSON.stringify({ EN: 'All of it' }),
      effective_at: new Date(gateway.now() - 1_000),
      published_at: new Date(gateway.now() - 1_000),
    })
    .execute();
  const { username } = await open(top, {});
  const rows = await gateway.db
    .selectFrom('terms_acceptance')
    .selectAll()
    .where('member_id', '=', (await memberNamed(username))?.id ?? 0n)
    .execute();
  expect(rows).toEqual([]);
});
