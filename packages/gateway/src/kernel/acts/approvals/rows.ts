import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ApprovalState, StaffTables } from '../../database/tables/staff.ts';
import type { Tx } from '../../database/transact.ts';
import { ActRefusal } from '../act-refusal.ts';
import { EVERYWHERE } from '../roles.ts';

export type ApprovalRow = Selectable<StaffTables['approval']>;
export type VoteRow = Selectable<StaffTables['approval_vote']>;

export const NOT_IN_TIME = 'Nobody decided in time.';

export interface ApprovalKey {
  readonly merchant: string;
  readonly id: bigint;
}

export async function holdApproval(tx: Tx, key: ApprovalKey): Promise<ApprovalRow> {
  const row = await tx
    .selectFrom('approval')
    .selectAll()
    .where((its) => its.and({ ...key }))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw noApproval(key);
  return row;
}

export const noApproval = ({ merchant, id }: ApprovalKey): ActRefusal =>
  new ActRefusal(`Nobody asked for anything as ${id} at ${merchant}.`);

export async function findApproval(
  db: Kysely<Database>,
  key: ApprovalKey,
): Promise<(ApprovalRow & { readonly votes: readonly VoteRow[] }) | undefined> {
  const row = await db
    .selectFrom('approval')
    .selectAll()
    .where((its) => its.and({ ...key }))
    .executeTakeFirst();
  return row && Object.assign(row, { votes: await votesOn(db, key) });
}

function votesOn(db: Kysely<Database>, { merchant, id }: ApprovalKey): Promise<VoteRow[]> {
  return db
    .selectFrom('approval_vote')
    .selectAll()
    .where((its) => its.and({ merchant, approval_id: id }))
    .orderBy('at')
    .orderBy('operator')
    .execute();
}

/** Those that can still be voted on, the oldest first. */
export function openApprovals(
  db: Kysely<Database>,
  merchant: string,
  now: number,
  above: bigint,
  limit: number,
): Promise<ApprovalRow[]> {
  return db
    .selectFrom('approval')
    .selectAll()
    .where((its) => its.and({ merchant, state: 'open' }))
    .where('expires_at', '>', new Date(now))
    .where('id', '>', above)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function endApproval(
  tx: Tx,
  { merchant, id }: ApprovalKey,
  state: Exclude<ApprovalState, 'open'>,
  why: string | null,
  now: number,
): Promise<void> {
  await tx
    .updateTable('approval')
    .set({ state, why, ended_at: new Date(now) })
    .where((its) => its.and({ merchant, id }))
    .execute();
}

/** What nobody decided in time is void, whether or not anybody ever votes on it. */
export async function voidExpired(tx: Tx, now: number): Promise<void> {
  const at = new Date(now);
  const expired = await tx
    .selectFrom('approval')
    .select(['merchant', 'id'])
    .where('state', '=', 'open')
    .where('expires_at', '<=', at)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const key of expired) await endApproval(tx, key, 'void', NOT_IN_TIME, now);
}

/** What is still lacking, as the database will count it. */
export async function lacking(
  tx: Tx,
  { merchant, id, votes_needed, role_needed }: ApprovalRow,
): Promise<{ readonly votes: number; readonly role: string | null }> {
  const { rows } = await sql<{ yes: bigint; has: boolean | null }>`
    SELECT count(*) AS yes, bool_or(EXISTS (
      SELECT FROM staff_role AS has WHERE has.name = operator AND has.role = ${role_needed}
        AND has.merchant IN (${EVERYWHERE}, ${merchant}))) AS has
    FROM approval_vote JOIN staff ON staff.name = operator AND active
    WHERE merchant = ${merchant} AND approval_id = ${id} AND vote = 'yes'`.execute(tx);
  const [{ yes, has } = { yes: 0n, has: false }] = rows;
  return { votes: Math.max(0, votes_needed - Number(yes)), role: has ? null : role_needed };
}
