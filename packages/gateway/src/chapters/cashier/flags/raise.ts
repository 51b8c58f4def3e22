import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { flagThresholdsOf } from '../settings/flags.ts';
import { flagRules } from './rules/rules.ts';

interface Flagged {
  readonly merchant: string;
  readonly memberId: bigint;
}

/** Holds what somebody did against every rule; what was raised before is not raised again. */
export async function raiseFlags(
  db: Kysely<Database>,
  merchant: Merchant,
  memberId: bigint,
  now: number,
): Promise<void> {
  const thresholds = await flagThresholdsOf(db, merchant);
  const at = new Date(now);
  const scene = { ...thresholds, merchant: merchant.code, memberId, now: at };
  for (const { name, find } of flagRules) {
    await sql`
      INSERT INTO aml_flag (merchant, member_id, rule, about, facts, raised_at)
      SELECT ${merchant.code}::text, member_id, ${name}::text, about, facts, ${at}::timestamptz
      FROM (${find(scene)}) AS found ORDER BY member_id, about
      ON CONFLICT DO NOTHING`.execute(db);
  }
}

/** Raised, and not cleared by a person. */
export async function isUnderFlag(
  db: Kysely<Database>,
  { merchant, memberId }: Flagged,
): Promise<boolean> {
  const row = await db
    .selectFrom('aml_flag')
    .select('id')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .where('state', '<>', 'cleared')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
