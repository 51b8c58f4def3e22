import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { gainsOf } from '../contracts/earn.ts';
import { hourSpan } from '../contracts/hours.ts';
import type { ContractKind } from '../contracts/kinds.ts';
import { paysOf } from './pay.ts';
import type { CloseKey, PayKind } from './tables.ts';

const payKinds: Readonly<Record<ContractKind, PayKind>> = {
  salary: 'salary',
  hour: 'hourPay',
  dividend: 'dividend',
};

/**
 * What contracts of a kind make of a close. Only a dividend may be below nothing:
 * it is paid as nothing and carried to the next, or forgiven then. Answers what
 * was granted by the house, which all of it adds up to.
 */
export async function reckonContracts(
  tx: Tx,
  merchant: Merchant,
  { period, hour }: CloseKey,
  kind: ContractKind,
): Promise<bigint> {
  const { code } = merchant;
  const [payKind, last] = [payKinds[kind], period];
  const span = kind === 'hour' ? { hour: hourSpan(merchant, period, hour) } : {};
  const { rows } = await sql<{ lines: bigint }>`
    WITH gain AS (${gainsOf({ merchant: code, kind, last, ...span })}), owed AS MATERIALIZED (
      SELECT gain.*, CASE WHEN ${kind} <> 'dividend' OR terms ->> 'carry' = 'forgive' THEN 0
        ELSE coalesce((SELECT carry_out FROM agent_pay AS former
          WHERE former.merchant = ${code} AND former.kind = ${payKind}
            AND former.member_id = grantee_id AND former.period < ${period}::date
          ORDER BY period DESC LIMIT 1), 0) END AS carried
      FROM gain
    ), written AS (
      INSERT INTO agent_pay (merchant, kind, period, hour, member_id, gross, given, carried, net,
        carry_out, basis, state)
      SELECT ${code}, ${payKind}, ${period}::date, ${hour}, grantee_id, gross, given, carried,
        greatest(left_over, 0), least(left_over, 0), jsonb_build_object(
          'contract', contract_id::text, 'first', first, 'base', base::text, 'active', active,
          'step', step, 'staked', staked::text, 'won', won::text, 'rebates', rebates::text,
          'bonuses', bonuses::text, 'salaries', salaries::text, 'fee', fee::text),
        CASE WHEN left_over > 0 THEN 'due' ELSE 'nothing' END
      FROM (SELECT owed.*, gross - given + carried AS left_over FROM owed) AS reckoned
      WHERE base <> 0 OR given <> 0 OR carried <> 0
      ORDER BY grantee_id ON CONFLICT DO NOTHING
    )
    SELECT coalesce(sum(gross) FILTER (WHERE grantor_id IS NULL), 0)::bigint AS lines
    FROM gain`.execute(tx);
  return rows[0]?.lines ?? 0n;
}

/** Nobody grants more than they have, so that no salary is below nothing: one that is was granted wrongly. */
export async function negativeSalary(
  db: Kysely<Database>,
  close: CloseKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: bigint; kind: string }>`
    SELECT member_id, kind FROM agent_pay AS pay WHERE ${paysOf(close)}
      AND kind IN ('salary', 'hourPay') AND gross < given
    ORDER BY member_id LIMIT 1`.execute(db);
  const [found] = rows;
  return found && `the ${found.kind} of member ${found.member_id} is below nothing`;
}

/** Whether every day of a period and before it is closed. */
export async function areDaysClosed(tx: Tx, { merchant, period }: CloseKey): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    SELECT sealed_through >= ${period}::date AND NOT EXISTS (SELECT FROM agent_close
      WHERE merchant = ${merchant} AND kind <> 'dividend' AND state <> 'closed'
        AND period <= ${period}::date) AS closed
    FROM agent_fence WHERE merchant = ${merchant}`.execute(tx);
  return rows[0]?.closed ?? false;
}

/** A dividend stands on days and hours that were reckoned: the first whose rows are not what they were. */
export async function changedClose(tx: Tx, close: CloseKey): Promise<string | undefined> {
  const { rows } = await sql<{ what: string }>`
    SELECT close.kind || ' of ' || close.period AS what FROM agent_close AS close
    JOIN LATERAL (SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', kind,
        member_id, gross, given, carried, net, carry_out), chr(10) ORDER BY kind, member_id), ''),
        'UTF8')), 'hex') AS digest
      FROM agent_pay AS pay WHERE pay.merchant = close.merchant AND pay.close_kind = close.kind
        AND pay.period = close.period AND pay.hour = close.hour) AS now ON true
    WHERE close.merchant = ${close.merchant} AND close.kind <> 'dividend' AND close.digest <> ''
      AND close.period BETWEEN date_trunc('month', ${close.period}::date) AND ${close.period}::date
      AND now.digest <> close.digest ORDER BY close.period LIMIT 1`.execute(tx);
  const [found] = rows;
  return found && `the close is not what was reckoned: ${found.what}`;
}
