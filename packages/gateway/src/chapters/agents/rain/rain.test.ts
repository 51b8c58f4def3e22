import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import { agentInvariants } from '../invariants.ts';
import { AGENT_SETTING } from '../settings.ts';
import { enter, stand, type Standing } from '../testing/centre.ts';
import { exclude, fillPurse, inPurse } from '../testing/purse.ts';
import { lookAfterRains } from './worker.ts';

const merchant = 'aurora';
const HOUR = 3_600_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true, config: { memberWrites: 10_000 } });
});
afterAll(() => gateway.stop());

/** As another gateway does by itself every few seconds, of which nobody hears here. */
const look = () =>
  lookAfterRains({ db: gateway.db, clock: gateway.now, live: { publish: () => undefined } });

async function agentWith(money: bigint): Promise<Standing> {
  const agent = await enter(gateway, 1);
  await fillPurse(gateway, agent.id, money);
  return agent;
}

async function takerOf(agent: Standing): Promise<Standing> {
  const taker = await enter(gateway, 0, agent);
  await fillPurse(gateway, taker.id);
  return taker;
}

const send = ({ browser }: Standing, more: object = {}) =>
  browser.call('sendRedRain', { body: { total: '100.00', count: 4, mode: 'equal', ...more } });

const idOf = async (sent: ReturnType<typeof send>): Promise<string> => {
  const { envelope, text } = await sent;
  if (envelope.value === null) throw new Error(`no rain: ${text}`);
  return envelope.value.id;
};

const take = async ({ browser }: Pick<Standing, 'browser'>, id: string) => {
  const { envelope } = await browser.call('takeRain', { params: { id }, body: {} });
  return envelope.value?.amount ?? envelope.code;
};

const seenBy = async ({ browser }: Pick<Standing, 'browser'>) =>
  (await browser.call('rains')).envelope.value?.list;

const sentBy = async ({ browser }: Standing) =>
  (await browser.call('redRains')).envelope.value?.list;

it('puts money aside, tells those it is for, and gives each one envelope [AG-10 api]', async () => {
  const agent = await agentWith(50_000n);
  const [one, other] = [await takerOf(agent), await takerOf(agent)];
  const stream = await listen(one.browser);
  const id = await idOf(send(agent));
  expect(await inPurse(gateway, agent.id)).toBe(40_000n);
  expect((await stream.next('rain')).data).toEqual({ id });
  stream.stop();
  expect(await seenBy(one)).toEqual([
    { id, from: agent.account, left: 4, of: 4, closesAt: gateway.now() + 24 * HOUR },
  ]);
  expect([await take(one, id), await take(one, id)]).toEqual(['25.00', '25.00']);
  expect(await take(other, id)).toBe('25.00');
  expect(await inPurse(gateway, one.id)).toBe(2_500n);
  expect(await seenBy(one)).toMatchObject([{ id, left: 2, mine: '25.00' }]);
  expect(await sentBy(agent)).toMatchObject([
    { id, total: '100.00', count: 4, people: 2, state: 'open', taken: 2, left: '50.00' },
  ]);
  const { envelope } = await one.browser.call('transactions', { query: {} });
  expect(envelope.value?.list).toMatchObject([{ type: 'redRain', amount: '25.00' }]);
});

it('ends after a day, and what nobody took comes back, once', async () => {
  const agent = await agentWith(20_000n);
  const taker = await takerOf(agent);
  const id = await idOf(send(agent, { total: '100.01', mode: 'random' }));
  const taken = await take(taker, id);
  gateway.advance(24 * HOUR);
  await taker.browser.login(taker.account, DEMO_PASSWORD);
  await agent.browser.login(agent.account, DEMO_PASSWORD);
  expect(await seenBy(taker)).toEqual([]);
  const late = await takerOf(agent);
  expect(await take(late, id)).toBe('rain.over');
  // As two gateways would, at once and again.
  await Promise.all([look(), look(), look()]);
  await look();
  const [rain] = (await sentBy(agent)) ?? [];
  expect(rain).toMatchObject({ id, state: 'refunded', taken: 1 });
  const kept = BigInt(String(taken).replace('.', ''));
  expect(await inPurse(gateway, agent.id)).toBe(20_000n - kept);
  expect(rain?.left.replace('.', '')).toBe(`${10_001n - kept}`);
});

it('is over with its last envelope, which one of two hundred gets', async () => {
  const agent = await agentWith(10_000n);
  const takers = await Promise.all(Array.from({ length: 8 }, () => takerOf(agent)));
  const id = await idOf(send(agent, { total: '0.50', count: 5, mode: 'random' }));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, turn) => take(takers[turn % takers.length] ?? agent, id)),
  );
  // Whoever comes when it has ended hears that instead.
  expect(['0.10', 'rain.empty', 'rain.over']).toEqual(
    expect.arrayContaining([...new Set(answers)]),
  );
  const purses = await Promise.all(takers.map((taker) => inPurse(gateway, taker.id)));
  expect(purses.toSorted()).toEqual([0n, 0n, 0n, 10n, 10n, 10n, 10n, 10n]);
  await look();
  expect(await sentBy(agent)).toMatchObject([{ id, state: 'over', taken: 5, left: '0.00' }]);
});

it('opens when it is said to, and may be taken back until then', async () => {
  const agent = await agentWith(20_000n);
  const taker = await takerOf(agent);
  const later = { opensAt: gateway.now() + HOUR / 4 };
  const first = await idOf(send(agent, later));
  const second = await idOf(send(agent, later));
  expect(await take(taker, first)).toBe('rain.over');
  expect(await seenBy(taker)).toEqual([]);
  expect(await sentBy(agent)).toMatchObject([{ state: 'scheduled' }, { state: 'scheduled' }]);
  const cancel = ({ browser }: Standing, id: string) =>
    browser.call('cancelRedRain', { params: { id } });
  const back = await cancel(agent, first);
  expect(back.envelope.value).toEqual({ back: '100.00' });
  expect((await cancel(agent, first)).envelope.code).toBe('rain.over');
  expect((await cancel(await agentWith(0n), second)).envelope.code).toBe('rain.over');
  expect(await inPurse(gateway, agent.id)).toBe(10_000n);
  gateway.advance(HOUR / 4);
  expect((await cancel(agent, second)).envelope.code).toBe('rain.open');
  expect(await take(taker, second)).toBe('25.00');
});

it.each([
  ['one’s upline', ({ upline }: Ground) => [upline.account], 'user.missing'],
  ['oneself', ({ agent }: Ground) => [agent.account], 'user.missing'],
  ['somebody deeper', ({ deeper }: Ground) => [deeper.account], 'user.missing'],
  ['another merchant', ({ elsewhere }: Ground) => [elsewhere.account], 'user.missing'],
  ['ten thousand', () => Array.from({ length: 10_000 }, (_, at) => `n_${at}`), 'request.too_large'],
  ['nobody at all', () => [], 'request.invalid'],
] as const)('refuses %s among those it is for, and moves nothing', async (_, named, code) => {
  const ground = await groundOf();
  const targets = [...named(ground)];
  expect((await send(ground.agent, { targets })).envelope.code).toBe(code);
  expect(await inPurse(gateway, ground.agent.id)).toBe(20_000n);
});

interface Ground {
  readonly upline: { readonly account: string };
  readonly agent: Standing;
  readonly deeper: { readonly account: string };
  readonly elsewhere: { readonly account: string };
}

async function groundOf(): Promise<Ground> {
  const upline = await stand(gateway, 2);
  const agent = await enter(gateway, 1, upline);
  await fillPurse(gateway, agent.id, 20_000n);
  const below = await stand(gateway, 1, agent);
  const deeper = await stand(gateway, 0, below);
  return { upline, agent, deeper, elsewhere: await addPerson(gateway, { merchant: 'noir' }) };
}

it('counts a name that is said twice once', async () => {
  const agent = await agentWith(20_000n);
  const [one, other] = [await takerOf(agent), await takerOf(agent)];
  const twice = [one.account, one.account.toUpperCase()];
  const { envelope } = await send(agent, { targets: twice });
  expect(envelope.value).toMatchObject({ people: 1 });
  const id = envelope.value?.id ?? '';
  expect(await take(other, id)).toBe('rain.over');
  expect(await take(one, id)).toBe('25.00');
});

it.each([
  [{ total: '0.001' }, 'request.invalid'],
  [{ total: '1000000000000000000' }, 'request.invalid'],
  [{ total: '0.39' }, 'rain.share_small'],
  [{ total: '10000.01' }, 'transfer.limit'],
  [{ total: '999999999999999' }, 'transfer.limit'],
  [{ total: '200.01' }, 'balance.short'],
  [{ count: 0 }, 'request.invalid'],
  [{ opensAt: 4_000_000_000_000 }, 'request.invalid'],
  [{ closesAt: 1 }, 'request.invalid'],
] as const)('refuses %o with %s, and moves nothing', async (more, code) => {
  const agent = await agentWith(20_000n);
  await takerOf(agent);
  expect((await send(agent, more)).envelope.code).toBe(code);
  expect(await inPurse(gateway, agent.id)).toBe(20_000n);
});

it('gives nothing to whoever is barred, and the agent cannot tell [I10]', async () => {
  const agent = await agentWith(20_000n);
  const [barred, free] = [await takerOf(agent), await takerOf(agent)];
  await exclude(gateway, barred.id);
  const { envelope } = await send(agent, { targets: [barred.account, free.account] });
  const id = envelope.value?.id ?? '';
  expect(envelope.value).toMatchObject({ people: 2, taken: 0, state: 'open' });
  expect(await take(barred, id)).toBe('rg.excluded');
  // And whoever bars themselves afterwards.
  await exclude(gateway, free.id);
  expect(await take(free, id)).toBe('rg.excluded');
  const { rows } = await sql`
    SELECT member_id FROM red_rain_target WHERE rain_id = ${id}`.execute(gateway.db);
  expect(rows).toEqual([{ member_id: free.id }]);
});

it('keeps to what a site lets one rain hold', async () => {
  const agent = await agentWith(20_000n);
  await takerOf(agent);
  const settings = { rainMost: '50', rainLeastShare: '5.00' };
  await writeSetting(gateway.db, merchant, AGENT_SETTING, settings);
  expect((await send(agent, { total: '50.01' })).envelope.code).toBe('transfer.limit');
  expect((await send(agent, { total: '19.99' })).envelope.code).toBe('rain.share_small');
  expect((await send(agent, { total: '20.00' })).status).toBe(200);
  await writeSetting(gateway.db, merchant, AGENT_SETTING, {});
});

it('lets the database cut no other sum, and change no envelope', async () => {
  const agent = await agentWith(20_000n);
  const taker = await takerOf(agent);
  const id = await idOf(send(agent));
  await take(taker, id);
  const wrong = (what: string) => sql.raw(what).execute(gateway.db);
  await expect(
    wrong(`UPDATE red_rain_share SET amount = amount + 1 WHERE rain_id = ${id}`),
  ).rejects.toThrow(/stays as it is/);
  await expect(
    wrong(`UPDATE red_rain_share SET taken_by = NULL, taken_at = NULL, transfer_id = NULL
      WHERE rain_id = ${id}`),
  ).rejects.toThrow(/stays as it is/);
  await expect(
    wrong(`INSERT INTO red_rain (merchant, agent_id, account_id, currency, total, count, mode,
        people, state, sent_at, opens_at, closes_at)
      SELECT merchant, agent_id, (SELECT min(id) FROM ledger_account), currency, total + 1, count,
        mode, people, 'funded', sent_at, opens_at, closes_at FROM red_rain WHERE id = ${id}`),
  ).rejects.toThrow(/holds 0 in 0 envelopes|foreign key/);
});

it('has in every rain of this file what nobody took, and nothing once it ended [I8]', async () => {
  const { rows: sent } = await sql`SELECT id FROM red_rain`.execute(gateway.db);
  expect(sent.length).toBeGreaterThan(6);
  const held = agentInvariants.find(({ name }) => name === 'rains')?.breaches(merchant);
  expect((await held?.execute(gateway.db))?.rows).toEqual([]);
});
