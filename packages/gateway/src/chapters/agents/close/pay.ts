import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { fromTo, post, sideAccount } from '../../cashier/index.ts';
import { agentSettings } from '../settings.ts';
import type { CloseKey, PayKind } from './tables.ts';
import { tellPay } from './letters.ts';

/** Of a close, by the name the table has there. */
export const paysOf = (
  { merchant, kind, period, hour }: CloseKey,
  name = 'pay',
): RawBuilder<boolean> => {
  const at = (column: string) => sql.ref(`${name}.${column}`);
  return sql<boolean>`${at('merchant')} = ${merchant} AND ${at('close_kind')} = ${kind}
    AND ${at('period')} = ${period}::date AND ${at('hour')} = ${hour}`;
};

/** Pays of one transaction. */
const LOT = 500;

interface DuePay {
  readonly kind: PayKind;
  readonly member_id: bigint;
  readonly net: bigint;
  readonly account: bigint;
}

/**
 * Pays of a period that are due, one lot: transfer, row and letter in one
 * transaction. What another gateway pays at this moment is passed over. Answers
 * whom it paid.
 */
export async function payLot(
  tx: Tx,
  events: Pick<AccountEvents, 'ownerTold'>,
  merchant: Merchant,
  key: CloseKey,
  now: number,
): Promise<readonly bigint[]> {
  const { code, currency } = merchant;
  const { period, hour } = key;
  const { rows } = await sql<DuePay>`
    SELECT pay.kind, pay.member_id, pay.net, account.id AS account
    FROM agent_pay AS pay JOIN ledger_account AS account ON account.merchant = pay.merchant
      AND account.member_id = pay.member_id AND account.kind = 'cash'
    WHERE ${paysOf(key)} AND pay.state = 'due' AND account.currency = ${currency}
    ORDER BY pay.member_id, pay.kind LIMIT ${LOT} FOR UPDATE OF pay SKIP LOCKED`.execute(tx);
  if (rows.length === 0) return [];
  const side = { merchant: code, currency, kind: 'commission', provider: null } as const;
  const commission = await sideAccount(tx, side);
  const posted = await post(
    tx,
    code,
    currency,
    rows.map(({ kind, member_id, net, account }) => ({
      kind,
      at: now,
      legs: fromTo(commission, account, net),
      // Once for ever, whatever becomes of the row.
      source: key.kind === 'hour' ? `${period} ${hour} ${member_id}` : `${period} ${member_id}`,
    })),
  );
  // By the whole key of each: of a day that was just reckoned the planner expects one row.
  await sql`
    WITH given AS MATERIALIZED (
      SELECT ${code} AS merchant, ${period}::date AS period, ${hour}::smallint AS hour, its.*
      FROM unnest(${rows.map(({ member_id }) => String(member_id))}::bigint[],
        ${rows.map(({ kind }) => kind)}::text[],
        ${posted.map(({ id }) => String(id))}::bigint[]) AS its (member_id, kind, transfer_id)
    )
    UPDATE agent_pay AS pay SET state = 'paid', transfer_id = given.transfer_id, why = NULL
    FROM given WHERE pay.merchant = given.merchant AND pay.period = given.period
      AND pay.hour = given.hour AND pay.member_id = given.member_id
      AND pay.kind = given.kind`.execute(tx);
  for (const { kind, member_id: memberId, net } of rows) {
    // An hour is told by the balance alone: nobody reads twenty-four letters a day.
    if (kind === 'hourPay') continue;
    await tellPay(events, { tx, merchant, memberId, amount: net, kind, period, now });
  }
  return rows.map(({ member_id }) => member_id);
}

/**
 * What is not paid before two people let it go: much at once, whoever is looked
 * at, held or barred, and whoever has no wallet any more. The agent is not told.
 */
export async function holdBack(
  tx: Tx,
  merchant: Merchant,
  key: CloseKey,
  now: number,
): Promise<void> {
  const { code, currency } = merchant;
  const { holdAbove } = await agentSettings(tx, code);
  const most = holdAbove === undefined ? null : (toMinor(holdAbove, currency) ?? 0n);
  const at = new Date(now);
  await sql`
    WITH its AS MATERIALIZED (SELECT due.merchant, due.period, due.hour, due.kind,
        due.member_id, CASE
        WHEN NOT EXISTS (SELECT FROM ledger_account AS account
          WHERE account.merchant = due.merchant AND account.member_id = due.member_id
            AND account.kind = 'cash' AND account.currency = ${currency}) THEN 'no wallet'
        WHEN erased_at IS NOT NULL THEN 'erased'
        WHEN due.released_by IS NOT NULL THEN NULL
        WHEN EXISTS (SELECT FROM agent_hold AS held WHERE held.merchant = due.merchant
          AND held.member_id = due.member_id) THEN 'held by the office'
        WHEN EXISTS (SELECT FROM aml_flag AS flag WHERE flag.merchant = due.merchant
          AND flag.member_id = due.member_id AND flag.state <> 'cleared') THEN 'looked at'
        WHEN guard.payout_hold_until > ${at} THEN 'looked at'
        WHEN guard.bar = 'exclusion' AND coalesce(guard.bar_until, 'infinity') > ${at}
          AND coalesce(guard.cooling_until, 'infinity') > ${at} THEN 'barred'
        WHEN due.net > ${most}::bigint THEN 'above the sum'
      END AS reason
      FROM agent_pay AS due
      JOIN member ON member.merchant = due.merchant AND member.id = due.member_id
      LEFT JOIN member_guard AS guard ON guard.merchant = due.merchant
        AND guard.member_id = due.member_id
      WHERE ${paysOf(key, 'due')} AND due.state = 'due')
    UPDATE agent_pay AS pay SET state = 'held', why = reason FROM its
    WHERE pay.merchant = its.merchant AND pay.period = its.period AND pay.hour = its.hour AND pay.kind = its.kind
      AND pay.member_id = its.member_id AND pay.state = 'due' AND reason IS NOT NULL`.execute(tx);
}
