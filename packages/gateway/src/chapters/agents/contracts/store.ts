import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { ContractKind } from './kinds.ts';

export type ContractRow = Selectable<Database['agent_contract']>;

/** How long an offer waits for its answer. */
export const OPEN_FOR = 72 * 3_600_000;

/**
 * To the end of the transaction nobody else offers, answers or ends anything
 * here: what somebody grants is bounded by what they have, all the way up, and
 * contracts are rare (as rates, ADR 222).
 */
export const holdContracts = (tx: Tx, merchant: string): Promise<unknown> =>
  sql`SELECT pg_advisory_xact_lock(hashtext('livery.contracts'), hashtext(${merchant}))`.execute(
    tx,
  );

/** What was left too long, and what ran to its end, are over: they stand as that from here on. */
export async function sweepContracts(
  tx: Tx,
  merchant: string,
  today: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('agent_contract')
    .set({ state: 'lapsed' })
    .where('merchant', '=', merchant)
    .where('state', '=', 'offered')
    .where('offered_at', '<=', new Date(now - OPEN_FOR))
    .execute();
  await tx
    .updateTable('agent_contract')
    .set({ state: 'ended' })
    .where('merchant', '=', merchant)
    .where('state', '=', 'active')
    .where('ends_on', '<', today)
    .execute();
}

export const isOfferOpen = ({ state, offered_at }: ContractRow, now: number): boolean =>
  state === 'offered' && offered_at.getTime() > now - OPEN_FOR;

/** All there ever were of somebody, the newest first. */
export const versionsOf = (
  db: Kysely<Database>,
  merchant: string,
  kind: ContractKind,
  granteeId: bigint,
): Promise<ContractRow[]> =>
  db
    .selectFrom('agent_contract')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('grantee_id', '=', granteeId)
    .orderBy('version', 'desc')
    .execute();

const accepted = new Set(['active', 'superseded', 'ended']);

/** Whether a version holds on a day or any after it. */
export const holdsFrom = (row: ContractRow, day: string): boolean =>
  accepted.has(row.state) &&
  (row.ends_on === null || (row.ends_on >= day && row.ends_on >= row.starts_on));

/** What holds today, or what is to: of two, what holds already. */
export function runningOf(rows: readonly ContractRow[], today: string): ContractRow | undefined {
  const holds = rows.filter(
    ({ state, starts_on, ends_on }) =>
      (state === 'active' || state === 'superseded') &&
      (ends_on === null || (ends_on >= today && ends_on >= starts_on)),
  );
  return holds.find(({ starts_on }) => starts_on <= today) ?? holds.at(-1);
}

/** What those right below were granted and have, from a day on. */
export async function grantedFrom(
  db: Kysely<Database>,
  merchant: string,
  kind: ContractKind,
  grantorId: bigint,
  day: string,
): Promise<readonly ContractRow[]> {
  const rows = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('grantor_id', '=', grantorId)
    .where('state', 'in', ['active', 'superseded', 'ended'])
    .execute();
  return rows.filter((row) => holdsFrom(row, day));
}

/**
 * Whoever stands below loses with a grantor what came from them: to a day, all
 * the way down, and offers that wait are taken back.
 */
export async function endBelow(
  tx: Tx,
  merchant: string,
  { kind, grantee_id: granteeId }: Pick<ContractRow, 'kind' | 'grantee_id'>,
  endsOn: string,
): Promise<void> {
  await sql`
    WITH RECURSIVE below AS (
      SELECT id, grantee_id FROM agent_contract
      WHERE merchant = ${merchant} AND kind = ${kind} AND grantor_id = ${granteeId}
      UNION SELECT its.id, its.grantee_id FROM agent_contract AS its
      JOIN below ON its.grantor_id = below.grantee_id
      WHERE its.merchant = ${merchant} AND its.kind = ${kind}
    )
    UPDATE agent_contract AS its SET
      state = CASE state WHEN 'offered' THEN 'withdrawn' ELSE state END,
      ends_on = CASE state WHEN 'offered' THEN ends_on ELSE least(ends_on, ${endsOn}::date) END
    FROM below WHERE its.merchant = ${merchant} AND its.id = below.id
      AND (state = 'offered' OR (state IN ('active', 'superseded')
        AND coalesce(ends_on, 'infinity') > ${endsOn}::date))`.execute(tx);
}

/** Whether somebody has a contract of any kind on a day or after it; offers bind nobody. */
export async function hasContractsFrom(
  db: Kysely<Database>,
  merchant: string,
  granteeId: bigint,
  day: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('agent_contract')
    .select('id')
    .where('merchant', '=', merchant)
    .where('grantee_id', '=', granteeId)
    .where('state', 'in', ['active', 'superseded'])
    .where((its) => its.or([its('ends_on', 'is', null), its('ends_on', '>=', day)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
