import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';

const MINUTE = 60_000;
const IDLE = 15 * MINUTE;
const LONGEST = 8 * 60 * MINUTE;

/** Where somebody sits: the database keeps a digest of it, and where it says it is. */
export interface Seat {
  readonly terminal: string;
  readonly place: string;
}

const digestOf = (terminal: string): Buffer => hash('sha256', terminal, 'buffer');

export async function openSeat(
  tx: Tx,
  name: string,
  { terminal, place }: Seat,
  now: number,
): Promise<string> {
  const token = newSecret();
  const at = new Date(now);
  await tx
    .insertInto('staff_session')
    .values({
      name,
      token_hash: hashSecret(token),
      terminal: digestOf(terminal),
      place,
      began_at: at,
      seen_at: at,
    })
    .execute();
  return token;
}

const stillOpen = (now: number) => ({
  seenSince: new Date(now - IDLE),
  begunSince: new Date(now - LONGEST),
});

/** Whose it is, and from now on seen at this moment; refused where it is over, or another terminal’s. */
export async function claimSeat(
  db: Kysely<Database>,
  name: string,
  token: string,
  terminal: string,
  now: number,
): Promise<bigint> {
  const { seenSince, begunSince } = stillOpen(now);
  const row = await db
    .updateTable('staff_session')
    .from('staff')
    .set({ seen_at: new Date(now) })
    .whereRef('staff.name', '=', 'staff_session.name')
    .where('staff.active', '=', true)
    .where('staff_session.name', '=', name)
    .where('token_hash', '=', hashSecret(token))
    .where('terminal', '=', digestOf(terminal))
    .where('ended_at', 'is', null)
    .where('seen_at', '>', seenSince)
    .where('began_at', '>', begunSince)
    .returning('staff_session.id')
    .executeTakeFirst();
  if (row === undefined) throw noSeat(name);
  return row.id;
}

export const noSeat = (name: string): ActRefusal =>
  new ActRefusal(
    `${name} is not logged in at this terminal, or no longer. pnpm gateway office login --as ${name}`,
  );

export interface OpenSeat {
  readonly id: bigint;
  readonly name: string;
  readonly place: string;
  readonly began_at: Date;
  readonly seen_at: Date;
}

/** Of one or of all, the last seen first. */
export function openSeats(db: Kysely<Database>, now: number, name?: string): Promise<OpenSeat[]> {
  const { seenSince, begunSince } = stillOpen(now);
  return db
    .selectFrom('staff_session')
    .select(['id', 'name', 'place', 'began_at', 'seen_at'])
    .where('ended_at', 'is', null)
    .where('seen_at', '>', seenSince)
    .where('began_at', '>', begunSince)
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('seen_at', 'desc')
    .execute();
}

/** One of somebody’s, or all of theirs. */
export async function endSeats(
  db: Kysely<Database>,
  name: string,
  id: bigint | undefined,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('staff_session')
    .set({ ended_at: new Date(now) })
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0n))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
