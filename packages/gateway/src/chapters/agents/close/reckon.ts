import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { reckonContracts } from './contracts.ts';
import { correct } from './corrections.ts';
import { paysOf } from './pay.ts';
import type { CloseKey } from './tables.ts';

export interface Reckoning {
  readonly pays: bigint;
  readonly net: bigint;
  /** Of that period alone, before anything is carried. */
  readonly earned: bigint;
  /** What tops’ lines earn, which all pays of a close add up to. */
  readonly lines: bigint;
  readonly digest: string;
}

/**
 * What everybody has of a day: what their line earns at their rate, rounded down
 * once, less what the lines right below earn at theirs. So all pays of a line add
 * up to what its top’s rate makes of its turnover, to the unit (ADR 225).
 */
export async function reckon(tx: Tx, merchant: Merchant, close: CloseKey): Promise<Reckoning> {
  const lines = await reckoned(tx, merchant, close);
  const { rows } = await sql<{ pays: bigint; net: bigint; earned: bigint }>`
    SELECT count(*) AS pays, coalesce(sum(net), 0)::bigint AS net,
      coalesce(sum(gross - given) FILTER (WHERE kind <> 'rebateCorrection'), 0)::bigint AS earned
    FROM agent_pay AS pay WHERE ${paysOf(close)}`.execute(tx);
  const [{ pays, net, earned } = { pays: 0n, net: 0n, earned: 0n }] = rows;
  return { pays, net, earned, lines, digest: await payDigest(tx, close) };
}

/** Writes the rows of a close, and answers what all that has nobody above earns. */
async function reckoned(tx: Tx, merchant: Merchant, close: CloseKey): Promise<bigint> {
  const { code } = merchant;
  if (close.kind !== 'rebate') return reckonContracts(tx, merchant, close, close.kind);
  await correct(tx, code, close.period);
  const lines = await rebates(tx, code, close.period);
  return lines + (await reckonContracts(tx, merchant, close, 'salary'));
}

/** Over every row that was reckoned, in one order. */
export async function payDigest(db: Kysely<Database>, close: CloseKey): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', kind, member_id, gross,
      given, carried, net, carry_out), chr(10) ORDER BY kind, member_id), ''), 'UTF8')), 'hex')
      AS digest
    FROM agent_pay AS pay WHERE ${paysOf(close)}`.execute(db);
  return rows[0]?.digest ?? '';
}

/** What is carried is read before the first row is written, and not by every column of a row. */
async function rebates(tx: Tx, merchant: string, day: string): Promise<bigint> {
  const { rows } = await sql<{ lines: bigint }>`
    WITH rate AS (
      SELECT DISTINCT ON (member_id, category) member_id, category, ppm FROM rebate_rate
      WHERE merchant = ${merchant} AND effective_day <= ${day}::date
      ORDER BY member_id, category, effective_day DESC, id DESC
    ), line AS (
      SELECT member_id, category, sum(valid) AS valid FROM (
        SELECT member_id, category, valid FROM turnover_day
        WHERE merchant = ${merchant} AND day = ${day}::date
        UNION ALL SELECT agent_id, category, valid FROM team_day
        WHERE merchant = ${merchant} AND day = ${day}::date) AS its
      GROUP BY 1, 2
    ), earned AS (
      SELECT member_id, category, parent_id, valid, coalesce(ppm, 0) AS ppm,
        div(valid * coalesce(ppm, 0), 1000000) AS amount
      FROM line LEFT JOIN rate USING (member_id, category)
      LEFT JOIN (SELECT member_id, parent_id FROM lineage WHERE merchant = ${merchant}) AS above
        USING (member_id)
    ), given AS (
      SELECT parent_id AS member_id, category, sum(amount) AS amount FROM earned
      WHERE parent_id IS NOT NULL GROUP BY 1, 2
    ), shares AS (
      SELECT earned.member_id, sum(earned.amount)::bigint AS gross,
        sum(coalesce(given.amount, 0))::bigint AS given,
        jsonb_object_agg(category, jsonb_build_array(earned.valid::text, earned.ppm,
          earned.amount::text, coalesce(given.amount, 0)::text)) AS basis
      FROM earned LEFT JOIN given USING (member_id, category)
      WHERE earned.amount > 0 OR given.amount > 0 GROUP BY 1
    ), corrected AS (
      SELECT member_id, carry_out FROM agent_pay
      WHERE merchant = ${merchant} AND kind = 'rebateCorrection' AND period = ${day}::date
    ), owed AS MATERIALIZED (
      SELECT member_id, coalesce(corrected.carry_out, (SELECT carry_out FROM agent_pay AS former
        WHERE former.merchant = ${merchant} AND former.kind = 'rebate'
          AND former.member_id = its.member_id AND former.period < ${day}::date
        ORDER BY period DESC LIMIT 1), 0) AS carried
      FROM (SELECT member_id FROM shares UNION SELECT member_id FROM corrected) AS its
      LEFT JOIN corrected USING (member_id)
    ), written AS (
      INSERT INTO agent_pay (merchant, kind, period, member_id, gross, given, carried, net,
        carry_out, basis, state)
      SELECT ${merchant}, 'rebate', ${day}::date, member_id, gross, given, carried,
        greatest(left_over, 0), least(left_over, 0), basis,
        CASE WHEN left_over > 0 THEN 'due' ELSE 'nothing' END
      FROM (SELECT member_id, coalesce(gross, 0) AS gross, coalesce(given, 0) AS given, carried,
          coalesce(gross, 0) - coalesce(given, 0) + carried AS left_over,
          coalesce(basis, '{}') AS basis
        FROM owed LEFT JOIN shares USING (member_id)) AS reckoned
      ORDER BY member_id ON CONFLICT DO NOTHING
    )
    SELECT coalesce(sum(amount), 0)::bigint AS lines FROM earned WHERE parent_id IS NULL`.execute(
    tx,
  );
  return rows[0]?.lines ?? 0n;
}
