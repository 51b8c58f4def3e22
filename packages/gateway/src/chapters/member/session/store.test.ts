import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountEvents } from '../../../kernel/events.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import type { EndedSessions, RenewedSession } from '../../../kernel/session.ts';
import { loadMerchants, type Merchant } from '../../../kernel/sites/merchants.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  endEverySession,
  endFormer,
  endSession,
  endSessionsWhere,
  findSession,
  openSession,
  renewSession,
  replaceSessions,
  sessionStanding,
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
  openSession(gateway.db, {
    merchant: 'aurora',
    memberId,
    now: at,
    visitor: { device: '', address: '', country: '' },
    ...(mayReset !== undefined && { mayReset }),
  });

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
  const renewed: RenewedSession[] = [];
  const events: AccountEvents = {
    sessionsEnded: async (_, ended) => void told.push(ended),
    sessionRenewed: async (_, one) => void renewed.push(one),
    accountOpened: async () => {},
    paymentPasswordSet: async () => {},
    contactSet: async () => {},
    ownerTold: async () => {},
    memberBarred: async () => {},
    depositCredited: async () => {},
    offerTaken: async () => {},
  };
  return { told, renewed, events, end: { db: gateway.db, events } };
}

it('finds a session by both of its halves, with its member', async () => {
  const proof = await open();
  expect(await findSession(gateway.db, aurora, proof, noon)).toEqual({
    idHash: hashSecret(proof.id),
    handle: expect.stringMatching(/^[\w-]{36}$/) as string,
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

const handleOf = async (id: string): Promise<string> => {
  const row = await gateway.db
    .selectFrom('session')
    .select('handle')
    .where('id_hash', '=', hashSecret(id))
    .executeTakeFirstOrThrow();
  return row.handle;
};

it('says whether it goes on, and does not keep it going by that', async () => {
  const { id } = await open();
  const own = await handleOf(id);
  const standing = (at: number, merchant = aurora, handle = own) =>
    sessionStanding(gateway.db, merchant, handle, at);
  expect(await standing(noon)).toBe('live');
  expect(await standing(noon, noir)).toBe('ended');
  expect(await standing(noon, aurora, 'another')).toBe('ended');
  expect(await standing(noon + 30 * MINUTE - 1)).toBe('live');
  expect(await standing(noon + 30 * MINUTE)).toBe('ended');
  expect(await seenAt(id)).toBe(0);

  const long = { ...aurora, idleMinutes: 24 * 60 };
  expect(await standing(noon + 12 * 60 * MINUTE - 1, long)).toBe('live');
  expect(await standing(noon + 12 * 60 * MINUTE, long)).toBe('ended');
});

it('is replaced with all others of the member, and says so to both of its halves only', async () => {
  await endEverySession(ender().end, 'aurora', memberId, noon);
  const [one, other] = [await open(), await open()];
  const { told, end } = ender();
  await replaceSessions(end, { merchant: 'aurora', memberId }, noon);
  expect(told).toHaveLength(2);
  for (const gone of [one, other]) {
    expect(await findSession(gateway.db, aurora, gone, noon)).toBe('replaced');
    expect(await sessionStanding(gateway.db, aurora, await handleOf(gone.id), noon)).toBe(
      'replaced',
    );
  }
  const half = { ...one, token: other.token };
  expect(await findSession(gateway.db, aurora, half, noon)).toBeNull();
  // Once: what was replaced before is told to nobody again.
  const again = ender();
  await replaceSessions(again.end, { merchant: 'aurora', memberId }, noon);
  expect(again.told).toEqual([]);
});

it('ends alone, and takes the games that were opened from it along', async () => {
  const [one, other] = [await open(), await open()];
  const { told, end } = ender();
  await endSession(end, 'aurora', hashSecret(one.id), noon);
  expect(told).toEqual([{ merchant: 'aurora', loginHash: hashSecret(one.id) }]);
  expect(await findSession(gateway.db, aurora, one, noon)).toBeNull();
  expect(await findSession(gateway.db, aurora, other, noon)).not.toBeNull();
});

it('ends by what its member calls it, or by the device that opened it, and only the member’s', async () => {
  const [one, two, three] = [await open(), await open(), await open()];
  await gateway.db
    .updateTable('session')
    .set({ credential_id: 'a-device' })
    .where('id_hash', 'in', [hashSecret(two.id), hashSecret(three.id)])
    .execute();
  const left = async () => {
    const found = [one, two, three].map((proof) => findSession(gateway.db, aurora, proof, noon));
    return (await Promise.all(found)).map((session) => session !== null);
  };
  const owner = { merchant: 'aurora', memberId };
  const stranger = { merchant: 'aurora', memberId: memberId + 1n };
  const handle = await handleOf(one.id);
  const { told, end } = ender();
  await endSessionsWhere(end, stranger, { handle }, noon);
  await endSessionsWhere(end, { ...owner, merchant: 'noir' }, { handle }, noon);
  expect([told, await left()]).toEqual([[], [true, true, true]]);
  await endSessionsWhere(end, owner, { handle }, noon);
  expect(told).toEqual([{ merchant: 'aurora', loginHash: hashSecret(one.id) }]);
  expect(await left()).toEqual([false, true, true]);
  await endSessionsWhere(end, owner, { credential_id: 'a-device' }, noon);
  expect([told.length, await left()]).toEqual([3, [false, false, false]]);
});

it('tells the pages of its member that it ended, and nobody where there was none', async () => {
  const { id } = await open();
  const news: unknown[] = [];
  const live = { publish: (one: unknown) => void news.push(one) };
  await endFormer({ ...ender().end, live }, 'aurora', hashSecret(id), noon);
  expect(news).toEqual([{ merchant: 'aurora', memberId, event: 'session', data: {} }]);
  await endFormer({ ...ender().end, live }, 'aurora', hashSecret(id), noon);
  expect(news).toHaveLength(1);
});

it('ends with all others of the member but the one that asked, which gets a new id', async () => {
  await endEverySession(ender().end, 'aurora', memberId, noon);
  const [own, other, third] = [await open(true), await open(), await open()];
  const handle = await handleOf(own.id);
  const { told, renewed, events } = ender();
  const id = await transact(gateway.db, (db) =>
    renewSession({ db, events }, { merchant: 'aurora', memberId }, hashSecret(own.id), noon),
  );
  expect(told).toHaveLength(2);
  for (const gone of [other, third])
    expect(told).toContainEqual({ merchant: 'aurora', loginHash: hashSecret(gone.id) });
  for (const gone of [own, other, third])
    expect(await findSession(gateway.db, aurora, gone, noon)).toBeNull();
  expect(renewed).toEqual([{ merchant: 'aurora', from: hashSecret(own.id), to: hashSecret(id) }]);
  // The leave to set a password without the old one is used up; its name stays.
  expect(await findSession(gateway.db, aurora, { ...own, id }, noon)).toMatchObject({
    mayResetPassword: false,
    handle,
  });
});
