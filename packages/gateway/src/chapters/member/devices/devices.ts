import type { Kysely } from 'kysely';
import type { Reply } from '@livery/contract';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Owner } from '../session/credentials.ts';
import { endSessionsWhere } from '../session/store.ts';
import type { Visitor } from '../session/visitor.ts';

type Device = Reply<'security'>['devices'][number];

/** Sessions that go on, and devices that are remembered without one; the latest first. */
export async function devicesOf(
  db: Kysely<Database>,
  merchant: Merchant,
  { memberId, handle }: Pick<Session, 'memberId' | 'handle'>,
  now: number,
): Promise<Device[]> {
  const own = { merchant: merchant.code, member_id: memberId } as const;
  const [sessions, credentials] = await Promise.all([
    db
      .selectFrom('session')
      .selectAll()
      .where((its) => its.and(own))
      .where('replaced_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .where('last_seen_at', '>', new Date(now - merchant.idleMinutes * 60_000))
      .execute(),
    db
      .selectFrom('device_credential')
      .selectAll()
      .where((its) => its.and(own))
      .where('expires_at', '>', new Date(now))
      .execute(),
  ]);
  const remembered = new Set(credentials.map(({ id }) => id));
  const inUse = new Set(sessions.map(({ credential_id }) => credential_id));
  return [
    ...sessions.map((row) =>
      deviceOf(row, row.last_seen_at, {
        id: row.handle,
        current: row.handle === handle,
        remembered: row.credential_id !== null && remembered.has(row.credential_id),
      }),
    ),
    ...credentials
      .filter(({ id }) => !inUse.has(id))
      .map((row) => deviceOf(row, row.turned_at, { id: row.id, current: false, remembered: true })),
  ].toSorted((one, other) => other.lastSeenAt - one.lastSeenAt);
}

function deviceOf(
  { device, address: ip, country }: Visitor,
  seen: Date,
  { id, current, remembered }: Pick<Device, 'id' | 'current' | 'remembered'>,
): Device {
  return { id, device, ip, country, lastSeenAt: seen.getTime(), current, remembered };
}

/** The device is out: what it was remembered by ends, and every session it has. */
export async function endDevice(
  tx: Tx,
  events: AccountEvents,
  owner: Owner,
  id: string,
  now: number,
): Promise<void> {
  const { merchant, memberId } = owner;
  const session = await tx
    .selectFrom('session')
    .select('credential_id')
    .where((its) => its.and({ merchant, member_id: memberId, handle: id }))
    .executeTakeFirst();
  const credential = session === undefined ? id : session.credential_id;
  const ender = { db: tx, events };
  await endSessionsWhere(ender, owner, { handle: id }, now);
  if (credential === null) return;
  await endSessionsWhere(ender, owner, { credential_id: credential }, now);
  await tx
    .deleteFrom('device_credential')
    .where((its) => its.and({ merchant, member_id: memberId, id: credential }))
    .execute();
}
