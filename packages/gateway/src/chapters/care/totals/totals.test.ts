import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayIn } from '../../../kernel/time/days.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { VendorServer } from '../../../testing/players/vendor.ts';
import { timeInPlay, totalsOf } from './store.ts';

const ZONE = 'Asia/Manila';
const HOUR = 3_600_000;

let gateway: TestGateway;
let vendor: VendorServer;
let memberId: bigint;
beforeAll(async () => {
  gateway = await openGateway();
  vendor = new VendorServer(gateway, 'aurora', 'BGS');
  const row = await gateway.db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', 'aurora')
    .where('account', '=', 'marisol88')
    .executeTakeFirstOrThrow();
  memberId = row.id;
});
// Every test has a day of its own: noon of the next one.
beforeEach(() => {
  const past = (gateway.now() + 8 * HOUR) % (24 * HOUR);
  gateway.advance(36 * HOUR - past);
});
afterAll(() => gateway.stop());

let ids = 0;
const fresh = (kind: string) => `${kind}-${(ids += 1)}`;

async function launch(mode: 'real' | 'trial' = 'real') {
  const player = gateway.visit('aurora');
  await player.login('marisol88');
  const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode };
  const { envelope } = await player.call('launch', { query });
  const token = new URL(envelope.value?.url ?? '').hash.slice(1);
  const roundId = fresh('round');
  const id = { token, roundId };
  return {
    player,
    seen: () => vendor.call('session', { token }),
    bet: (amount: string, transactionId = fresh('bet')) =>
      vendor.call('bet', { ...id, transactionId, amount }),
    win: (amount: string) => vendor.call('win', { ...id, transactionId: fresh('win'), amount }),
    rollback: (betTransactionId: string) =>
      vendor.call('rollback', { token, transactionId: fresh('back'), betTransactionId }),
  };
}

const today = () => dayIn(ZONE, gateway.now());
const totals = (from = today(), to = today()) => totalsOf(gateway.db, 'aurora', memberId, from, to);
const played = (from: number, to = gateway.now()) =>
  timeInPlay(gateway.db, 'aurora', memberId, from, to);

it('counts what a member stakes and wins for real', async () => {
  const game = await launch();
  await game.bet('10.00');
  await game.bet('5.00');
  await game.win('7.50');
  expect(await totals()).toEqual({ staked: 1_500n, won: 750n, rounds: 1 });
});

it('counts no practice', async () => {
  const game = await launch('trial');
  await game.bet('10.00');
  await game.win('99.00');
  await game.seen();
  expect(await totals()).toEqual({ staked: 0n, won: 0n, rounds: 0 });
  expect(await played(gateway.now() - HOUR)).toBe(0);
});

it('takes a stake that was given back off the day it was staked on', async () => {
  const game = await launch();
  const bet = fresh('bet');
  await game.bet('10.00', bet);
  const day = today();
  expect(await totals()).toEqual({ staked: 1_000n, won: 0n, rounds: 1 });
  gateway.advance(24 * HOUR);
  await game.rollback(bet);
  expect(await totals(day, day)).toEqual({ staked: 0n, won: 0n, rounds: 0 });
  expect(await totals()).toEqual({ staked: 0n, won: 0n, rounds: 0 });
});

it('counts a round on of which one stake was given back and another is in play', async () => {
  const game = await launch();
  const bet = fresh('bet');
  await game.bet('10.00', bet);
  await game.bet('4.00');
  await game.rollback(bet);
  expect(await totals()).toEqual({ staked: 400n, won: 0n, rounds: 1 });
});

it('begins a day when the merchant’s clocks do, wherever the server stands', async () => {
  // Manila is eight hours ahead: noon there plus eleven and a half hours is still today.
  gateway.advance(11.5 * HOUR);
  const first = today();
  const late = await launch();
  await late.bet('1.00');
  await late.win('0');
  gateway.advance(HOUR);
  const second = today();
  expect(second > first).toBe(true);
  const early = await launch();
  await early.bet('2.00');
  await early.win('0');
  expect(await totals(first, first)).toMatchObject({ staked: 100n, rounds: 1 });
  expect(await totals(second, second)).toMatchObject({ staked: 200n, rounds: 1 });
  expect(await totals(first, second)).toMatchObject({ staked: 300n, rounds: 2 });
});

it('agrees with the rounds, also those of the demo’s history', async () => {
  const { rows } = await sql<{ staked: bigint; rounds: number }>`
    SELECT sum(stake)::bigint AS staked, count(*)::integer AS rounds FROM round
    WHERE merchant = 'aurora' AND member_id = ${memberId} AND mode = 'real' AND status <> 'void'`.execute(
    gateway.db,
  );
  expect(await totals('2000-01-01', '2999-12-31')).toMatchObject({ ...rows[0] });
});

it('counts time from a launch to the last that was heard of the game', async () => {
  const from = gateway.now();
  const game = await launch();
  gateway.advance(10 * 60_000);
  await game.seen();
  gateway.advance(HOUR);
  const minutes = (await played(from)) / 60_000;
  expect(Math.round(minutes)).toBe(10);
  expect(Math.round((await played(from + 5 * 60_000)) / 60_000)).toBe(5);
});

it('counts two games at once as one time', async () => {
  const from = gateway.now();
  const [one, other] = [await launch(), await launch()];
  gateway.advance(20 * 60_000);
  await Promise.all([one.seen(), other.seen()]);
  expect(Math.round((await played(from)) / 60_000)).toBe(20);
});

it('keeps time and totals when the member has logged out, and counts no further', async () => {
  const from = gateway.now();
  const game = await launch();
  await game.bet('3.00');
  gateway.advance(15 * 60_000);
  await game.seen();
  await game.player.call('logout');
  gateway.advance(30 * 60_000);
  await game.win('1.00');
  expect(Math.round((await played(from)) / 60_000)).toBe(15);
  expect(await totals()).toEqual({ staked: 300n, won: 100n, rounds: 1 });
  const session = await gateway.db
    .selectFrom('provider_session')
    .select(['staked', 'won', 'ended_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(session).toMatchObject({ staked: 300n, won: 100n, ended_at: expect.any(Date) });
});
