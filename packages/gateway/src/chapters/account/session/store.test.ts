import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountEvents } from '../../../kernel/events.ts';
import { hashSecret } from '../../../kernel/secrets.ts';
import type { EndedSessions } from '../../../kernel/session.ts';
import { loadMerchants, type Merchant } from '../../../kernel/sites/merchants.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  endEverySession,
  endOtherSessions,
  endSession,
  findSession,
  isLive,
  openSession,
} from './store.ts';

const MINUTE = 60_000;
/** What the tests call now: no clock is asked. */
const noon = Date.UTC(2026, 5, 1, 12);

let gateway: TestGateway;
let aurora: Merchant;
let noir: Merchant;
let memberId: bigint;
beforeAll(async () => {
  gateway = await openGateway();
  const merchants = loadMerchants(gateway.sites.file);
  const of = (code: string): Merchant => {
    const found = merchants.find((one) => one.code === code);
    if (!found) throw new Error(`There is no ${code}.`);
    return { ...found, idleMinutes: 30 };
  };
  [aurora, noir] = [of('aurora'), of('noir')];
  const member = await gateway.db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', 'aurora')
    .where('account', '=', 'marisol88')
    .executeTakeFirstOrThrow();
  memberId = member.id;
});
afterAll(() => gateway.stop());

const open = (mayReset?: boolean, at = noon) =>
  openSession(gateway.db, 'aurora', memberId, at, mayReset);

const seenAt = async (id: string): Promise<number> => {
  const row = await gateway.db
    .selectFrom('session')
    .select('last_seen_at')
    .where('id_hash', '=', hashSecret(id))
    .executeTakeFirstOrThrow();
  return row.last_seen_at.getTime() - noon;
};

/** Where sessions end, and what the games are told of it. */
function ender() {
  const told: EndedSessions[] = [];
  const events: AccountEvents = {
    sessionsEnded: async (_, ended) => void told.push(ended),
    accountOpened: async () => {},
  };
  return { told, end: { db: gateway.db, events } };
}

it('finds a session by both of its halves, with its member', async () => {
  const proof = await open();
  expect(await findSession(gateway.db, aurora, proof, noon)).toEqual({
    idHash: hashSecret(proof.id),
    memberId,
    account: 'marisol88',
    type: 0,
    mayResetPassword: false,
    mustChangePassword: false,
  });
  expect(await findSession(gateway.db, noir, proof, noon)).toBeNull();
  const other = await open(true);
  expect(await findSession(gateway.db, aurora, other, noon)).toMatchObject({
    mayResetPassword: true,
    mustChangePassword: true,
  });
  expect(await findSession(gateway.db, aurora, { ...proof, token: other.token }, noon)).toBeNull();
});

it('writes down that it was seen, twice a minute at most', async () => {
  const { id, token } = await open();
  const see = (ms: number) => findSession(gateway.db, aurora, { id, token }, noon + ms);
  await see(30_000);
  expect(await seenAt(id)).toBe(0);
  await see(30_001);
  expect(await seenAt(id)).toBe(30_001);
});

it('writes it down more often where a session is idle soon', async () => {
  const { id, token } = await open();
  const hasty = { ...aurora, idleMinutes: 1 };
  const see = (ms: number) => findSession(gateway.db, hasty, { id, token }, noon + ms);
  await see(15_000);
  expect(await seenAt(id)).toBe(0);
  await see(15_001);
  expect(await seenAt(id)).toBe(15_001);
});

it('says whether it goes on, and does not keep it going by that', async () => {
  const { id } = await open();
  const live = (at: number, merchant = aurora, hash = hashSecret(id)) =>
    isLive(gateway.db, merchant, hash, at);
  expect(await live(noon)).toBe(true);
  expect(await live(noon, noir)).toBe(false);
  expect(await live(noon, aurora, hashSecret('another'))).toBe(false);
  expect(await live(noon + 30 * MINUTE - 1)).toBe(true);
  expect(await live(noon + 30 * MINUTE)).toBe(false);
  expect(await seenAt(id)).toBe(0);

  const long = { ...aurora, idleMinutes: 24 * 60 };
  expect(await live(noon + 12 * 60 * MINUTE - 1, long)).toBe(true);
  expect(await live(noon + 12 * 60 * MINUTE, long)).toBe(false);
});

it('ends alone, and takes the games that were opened from it along', async () => {
  const [one, other] = [await open(), await open()];
  const { told, end } = ender();
  await endSession(end, 'aurora', hashSecret(one.id), noon);
  expect(told).toEqual([{ merchant: 'aurora', loginHash: hashSecret(one.id) }]);
  expect(await findSession(gateway.db, aurora, one, noon)).toBeNull();
  expect(await findSession(gateway.db, aurora, other, noon)).not.toBeNull();
});

it('ends with all others of the member but the one that asked', async () => {
  await endEverySession(ender().end, 'aurora', memberId, noon);
  const [own, other, third] = [await open(true), await open(), await open()];
  const { told, end } = ender();
  await endOtherSessions(end, 'aurora', memberId, hashSecret(own.id), noon);
  expect(told).toHaveLength(2);
  for (const { id } of [other, third])
    expect(told).toContainEqual({ merchant: 'aurora', loginHash: hashSecret(id) });
  for (const gone of [other, third])
    expect(await findSession(gateway.db, aurora, gone, noon)).toBeNull();
  // The leave to set a password without the old one is used up.
  expect((await findSession(gateway.db, aurora, own, noon))?.mayResetPassword).toBe(false);
});

it('ends with every other of the member', async () => {
  const sessions = [await open(), await open()];
  const { told, end } = ender();
  await endEverySession(end, 'aurora', memberId, noon);
  expect(told).toEqual([{ merchant: 'aurora', memberId }]);
  for (const one of sessions) expect(await findSession(gateway.db, aurora, one, noon)).toBeNull();
});
