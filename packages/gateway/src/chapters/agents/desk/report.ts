import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { memberNamed } from '../../member/index.ts';
import { faultOf } from '../close/prove.ts';
import { payDigest } from '../close/reckon.ts';
import { ratesOn } from '../rates/read.ts';
import { percentOf } from '../rates/percent.ts';

/** Today’s and tomorrow’s rates of somebody, by category. */
export async function ratesReport(
  db: Kysely<Database>,
  merchant: Merchant,
  account: string,
  now: number,
): Promise<readonly (readonly [category: string, today: string, tomorrow: string])[]> {
  const { id } = await memberNamed(db, merchant, account);
  const today = dayIn(merchant.timeZone, now);
  const rates = await ratesOn(db, merchant.code, id, today);
  const next = await ratesOn(db, merchant.code, id, nextDay(today));
  return Object.keys(next)
    .toSorted()
    .map((one) => [one, percentOf(rates[one] ?? 0), percentOf(next[one] ?? 0)]);
}

/** The latest closes, the newest first. */
export const closesOf = (db: Kysely<Database>, merchant: string) =>
  db
    .selectFrom('agent_close')
    .select(['kind', 'period', 'hour', 'state', 'problem', 'figures'])
    .where('merchant', '=', merchant)
    // Twenty-four a day would hide the others.
    .where((its) => its.or([its('kind', '<>', 'hour'), its('state', '<>', 'closed')]))
    .orderBy('period', 'desc')
    .orderBy('kind')
    .limit(14)
    .execute();

/** What does not hold of a day as it stands now; undefined where all does. */
export async function proofOf(
  db: Kysely<Database>,
  merchant: Merchant,
  day: string,
): Promise<string | undefined> {
  const close = await db
    .selectFrom('agent_close')
    .select('digest')
    .where('merchant', '=', merchant.code)
    .where('kind', '=', 'rebate')
    .where('period', '=', day)
    .executeTakeFirst();
  if (close === undefined) return `${day} is no day that is closed`;
  if (
    close.digest &&
    (await payDigest(db, { merchant: merchant.code, kind: 'rebate', period: day, hour: 0 })) !==
      close.digest
  ) {
    return 'what was reckoned is not what it was';
  }
  return faultOf(db, merchant, day);
}

interface CloseReport {
  readonly kind: string;
  readonly agents: bigint;
  readonly net: bigint;
  readonly paid: bigint;
  readonly held: bigint;
  readonly carried: bigint;
}

/** What agents cost in the closes of a day or a month, by kind. */
export async function closeReport(
  db: Kysely<Database>,
  merchant: string,
  period: string,
): Promise<readonly CloseReport[]> {
  const { rows } = await sql<CloseReport>`
    SELECT kind, count(DISTINCT member_id) AS agents, sum(net)::bigint AS net,
      coalesce(sum(net) FILTER (WHERE state = 'paid'), 0)::bigint AS paid,
      coalesce(sum(net) FILTER (WHERE state IN ('held', 'due')), 0)::bigint AS held,
      sum(carry_out)::bigint AS carried
    FROM agent_pay WHERE merchant = ${merchant} AND starts_with(period::text, ${period})
    GROUP BY kind ORDER BY kind`.execute(db);
  return rows;
}
