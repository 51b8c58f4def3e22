import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Tx } from '../transact.ts';

const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
type Right = (typeof ALL)[number];

/** Books are added to and never changed, and the list of migrations is their owner's. */
const less: Readonly<Record<string, readonly Right[]>> = {
  ledger_transfer: ['SELECT', 'INSERT'],
  ledger_entry: ['SELECT', 'INSERT'],
  ledger_account: ['SELECT', 'INSERT', 'DELETE'],
  transfer_source: ['SELECT', 'INSERT'],
  account_kind: ['SELECT'],
  deposit_state: ['SELECT'],
  deposit_step: ['SELECT'],
  order_event: ['SELECT', 'INSERT'],
  payout_state: ['SELECT'],
  payout_step: ['SELECT'],
  payout_event: ['SELECT', 'INSERT'],
  grant_state: ['SELECT'],
  grant_step: ['SELECT'],
  bonus_grant: ['SELECT', 'INSERT', 'UPDATE'],
  grant_stake: ['SELECT', 'INSERT', 'UPDATE'],
  provider_movement: ['SELECT', 'INSERT'],
  limit_event: ['SELECT', 'INSERT'],
  care_event: ['SELECT', 'INSERT'],
  kyc_state: ['SELECT'],
  kyc_step: ['SELECT'],
  kyc_check: ['SELECT', 'INSERT'],
  consent_event: ['SELECT', 'INSERT'],
  terms_version: ['SELECT', 'INSERT'],
  terms_acceptance: ['SELECT', 'INSERT'],
  lineage: ['SELECT'],
  lineage_move: ['SELECT', 'INSERT'],
  rebate_rate: ['SELECT', 'INSERT'],
  turnover_day: ['SELECT', 'INSERT', 'UPDATE'],
  turnover_late: ['SELECT', 'INSERT'],
  agent_look: ['SELECT', 'INSERT'],
  agent_contract: ['SELECT', 'INSERT', 'UPDATE'],
  agent_close: ['SELECT', 'INSERT', 'UPDATE'],
  agent_pay: ['SELECT', 'INSERT', 'UPDATE'],
  agent_adjustment: ['SELECT', 'INSERT', 'UPDATE'],
  red_rain: ['SELECT', 'INSERT', 'UPDATE'],
  red_rain_target: ['SELECT', 'INSERT'],
  red_rain_share: ['SELECT', 'INSERT', 'UPDATE'],
  audit: ['SELECT', 'INSERT'],
  approval: ['SELECT', 'INSERT', 'UPDATE'],
  approval_vote: ['SELECT', 'INSERT'],
  correction: ['SELECT', 'INSERT'],
  kysely_migration: ['SELECT'],
  kysely_migration_lock: ['SELECT'],
};

/** Of a row that is to be held until the end, one column must be the holder's; this one nobody can set. */
const held: Readonly<Record<string, string>> = { ledger_account: 'id' };

/** Who the gateway is to the database that it serves from. */
export async function roleOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT current_user AS name`.execute(db);
  return rows[0]?.name ?? '';
}

/**
 * Gives the gateway's role what it needs of the tables of this release, and no
 * more. Asked by their owner at every start; mostly it finds all as it should
 * be (ADR 136).
 */
export async function grantTables(tx: Tx, role: string): Promise<void> {
  if ((await roleOf(tx)) === role) return;
  // Of two gateways that start at once the second finds what the first has given.
  await sql`SELECT pg_advisory_xact_lock(hashtext('livery.grants'))`.execute(tx);
  const grantee = sql.id(role);
  const found = await thingsOf(tx, role);
  const { rows } = await sql<{ schema: string; may: boolean }>`
    SELECT current_schema() AS schema,
      has_schema_privilege(${role}, current_schema(), 'USAGE') AS may`.execute(tx);
  for (const { schema, may } of rows) {
    if (!may) await sql`GRANT USAGE ON SCHEMA ${sql.id(schema)} TO ${grantee}`.execute(tx);
  }
  for (const { name, kind, rights } of found) {
    if (kind === 'sequence') {
      if (rights.length === 0)
        await sql`GRANT SELECT, USAGE ON SEQUENCE ${sql.id(name)} TO ${grantee}`.execute(tx);
      continue;
    }
    const wanted = less[name] ?? ALL;
    if (rights.join() === wanted.join()) continue;
    const table = sql.id(name);
    await sql`REVOKE ALL ON TABLE ${table} FROM ${grantee}`.execute(tx);
    await sql`GRANT ${sql.raw(wanted.join(', '))} ON TABLE ${table} TO ${grantee}`.execute(tx);
    const column = held[name];
    if (column !== undefined) {
      await sql`GRANT UPDATE (${sql.id(column)}) ON TABLE ${table} TO ${grantee}`.execute(tx);
    }
  }
}

interface Thing {
  readonly name: string;
  readonly kind: 'table' | 'sequence';
  /** What the role may do already. */
  readonly rights: readonly Right[];
}

/** Months are reached by the tables they belong to, and are nobody's by their own names. */
async function thingsOf(tx: Tx, role: string): Promise<readonly Thing[]> {
  const { rows } = await sql<Thing>`
    SELECT relname AS name, CASE relkind WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind,
      ARRAY(
        SELECT wanted FROM unnest(${ALL}::text[]) WITH ORDINALITY AS listed (wanted, place)
        WHERE CASE WHEN relkind = 'S' THEN wanted = 'SELECT' AND has_sequence_privilege(${role}, oid, 'USAGE')
          ELSE has_table_privilege(${role}, oid, wanted) END ORDER BY place) AS rights
    FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'S')
      AND NOT relispartition AND relowner = current_user::regrole
    ORDER BY relname`.execute(tx);
  return rows;
}
