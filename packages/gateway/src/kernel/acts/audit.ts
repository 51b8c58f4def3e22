import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StaffTables } from '../database/tables/staff.ts';
import type { Tx } from '../database/transact.ts';
import type { Actor, Facts } from './act.ts';

export type AuditRow = Selectable<StaffTables['audit']>;

export interface AuditEntry {
  readonly merchant: string;
  readonly actor: Actor;
  readonly act: string;
  readonly subjectKind: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly trace: string | undefined;
  /** By which it was done. */
  readonly approval?: bigint | undefined;
}

/** Last in its transaction: from here to the commit nobody else of the merchant's writes a line. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { merchant, act, subject, reason } = entry;
  await tx
    .insertInto('audit')
    .values({
      merchant,
      ...entry.actor,
      act,
      subject_kind: entry.subjectKind,
      subject,
      reason,
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
      trace: entry.trace ?? null,
      approval: entry.approval ?? null,
    })
    .execute();
}

const jsonOf = (facts: Facts | null): string | null =>
  facts === null ? null : JSON.stringify(facts);

/** The newest first, from below a number on. */
export function lastActs(
  db: Kysely<Database>,
  merchant: string,
  below: bigint | undefined,
  limit: number,
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit')
    .selectAll()
    .where('merchant', '=', merchant)
    .$if(below !== undefined, (query) => query.where('n', '<', below ?? 0n))
    .orderBy('n', 'desc')
    .limit(limit)
    .execute();
}
