import { sql, type RawBuilder } from 'kysely';
import type { Invariant } from '../../../kernel/database/invariants.ts';

const of = (merchant: string | null, column: string) =>
  merchant === null ? sql`true` : sql`${sql.ref(column)} = ${merchant}`;

/** Of events about a deposit limit, those after which it holds, or holds no more. */
const IN_FORCE = sql`event.kind = 'deposit' AND event.event NOT IN ('asked', 'cancelled', 'lapsed')`;

/** The first day of the period that a day is in. */
const firstDayOf = (period: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  sql`CASE ${period} WHEN '7d' THEN date_trunc('week', ${day})::date
    WHEN '1m' THEN date_trunc('month', ${day})::date ELSE ${day} END`;

export const depositInvariants: readonly Invariant[] = [
  {
    name: 'I-5',
    says: 'What a provider holds, and what waits in suspense, is the sum of its movements.',
    breaches: (merchant) => sql`
      SELECT kind || ' of ' || provider || ' in ' || currency || ' of ' || merchant
        || ' has ' || coalesce(booked, 0) || ', its movements ' || coalesce(moved, 0) AS what
      FROM (
        SELECT account.merchant, account.kind, account.provider, account.currency,
          sum(entry.amount) AS booked
        FROM ledger_account AS account JOIN ledger_entry AS entry
          ON entry.merchant = account.merchant AND entry.account_id = account.id
        WHERE account.kind IN ('psp', 'suspense') AND ${of(merchant, 'account.merchant')}
        GROUP BY 1, 2, 3, 4) AS books
      FULL JOIN (
        SELECT merchant, side.kind, provider, currency, sum(side.amount) AS moved
        FROM provider_movement AS movement CROSS JOIN LATERAL (VALUES
          ('psp', CASE WHEN movement.kind IN ('capture', 'won', 'return', 'found') THEN -amount
            WHEN movement.kind IN ('released', 'kept') THEN 0 ELSE amount END),
          ('suspense', suspended)) AS side (kind, amount)
        WHERE ${of(merchant, 'merchant')} GROUP BY 1, 2, 3, 4) AS movements
        USING (merchant, kind, provider, currency)
      WHERE coalesce(booked, 0) <> coalesce(moved, 0)`,
  },
  {
    name: 'I-9',
    says: 'No deposit was credited, and none is open, beyond a limit that held by then.',
    // What is open counts in each period that it was open in, and no period’s credits in another’s.
    // A limit that is lowered waits for the guard with the time at which it was asked for: the
    // loosest of the minute before is what may have held.
    breaches: (merchant) => sql`
      WITH credit AS (
        SELECT entry.merchant, account.member_id, entry.transfer_id, entry.amount,
          moment_of(entry.transfer_id) AS at,
          (moment_of(entry.transfer_id) AT TIME ZONE time_zone)::date AS day
        FROM ledger_entry AS entry JOIN ledger_account AS account
          ON account.merchant = entry.merchant AND account.id = entry.account_id
        JOIN kept_sums ON kept_sums.merchant = entry.merchant
        WHERE entry.kind = 'deposit' AND account.kind = 'cash' AND entry.amount > 0
          AND ${of(merchant, 'entry.merchant')}
      ), limited AS (
        SELECT DISTINCT event.merchant, event.member_id, event.period
        FROM limit_event AS event WHERE ${IN_FORCE} AND ${of(merchant, 'event.merchant')}
      ), summed AS (
        SELECT credit.*, limited.period,
          sum(amount) OVER (PARTITION BY credit.merchant, credit.member_id, limited.period,
            ${firstDayOf(sql`limited.period`, sql`day`)} ORDER BY transfer_id) AS credited
        FROM credit JOIN limited USING (merchant, member_id)
      )
      SELECT 'transfer ' || transfer_id || ' of ' || summed.merchant || ': ' || credited
        || ' in ' || summed.period || ' of ' || loosest.amount AS what
      FROM summed CROSS JOIN LATERAL (
        SELECT max(amount) AS amount, bool_and(amount IS NOT NULL) AS holds FROM (
          (SELECT amount FROM limit_event AS event
            WHERE ${IN_FORCE} AND event.merchant = summed.merchant
              AND event.member_id = summed.member_id AND event.period = summed.period
              AND event.at <= summed.at - interval '1 minute' ORDER BY id DESC LIMIT 1)
          UNION ALL
          (SELECT amount FROM limit_event AS event
            WHERE ${IN_FORCE} AND event.merchant = summed.merchant
              AND event.member_id = summed.member_id AND event.period = summed.period
              AND event.at > summed.at - interval '1 minute' AND event.at <= summed.at)
        ) AS held) AS loosest
      WHERE loosest.holds AND credited > loosest.amount AND EXISTS (
        SELECT FROM limit_event AS event
        WHERE ${IN_FORCE} AND event.merchant = summed.merchant
          AND event.member_id = summed.member_id AND event.period = summed.period
          AND event.at <= summed.at - interval '1 minute')
      UNION ALL
      SELECT 'orders of member ' || open.member_id || ' of ' || open.merchant || ': '
        || reserved + credited || ' in ' || rule.period || ' of ' || rule.amount
      FROM (
        SELECT merchant, member_id, sum(reserved) AS reserved, min(created_at) AS first,
          (max(created_at) AT TIME ZONE time_zone)::date AS day
        FROM deposit_order JOIN kept_sums USING (merchant)
        WHERE reserved > 0 AND ${of(merchant, 'merchant')} GROUP BY 1, 2, time_zone) AS open
      JOIN limit_rule AS rule ON rule.merchant = open.merchant
        AND rule.member_id = open.member_id AND rule.kind = 'deposit'
        AND rule.set_at < open.first - interval '1 minute'
      CROSS JOIN LATERAL (
        SELECT coalesce(max(sum), 0) AS credited FROM (
          SELECT sum(credit.amount) FROM credit
          WHERE credit.merchant = open.merchant AND credit.member_id = open.member_id
            AND credit.day >= ${firstDayOf(sql`rule.period`, sql`open.day`)}
          GROUP BY ${firstDayOf(sql`rule.period`, sql`credit.day`)}) AS period) AS used
      WHERE reserved + credited > rule.amount`,
  },
  {
    name: 'I-12',
    says: 'Nothing was credited to somebody who was barred from paying in by then.',
    // A bar waits for the guard with the time at which it was asked for.
    breaches: (merchant) => sql`
      SELECT 'transfer ' || entry.transfer_id || ' of ' || entry.merchant AS what
      FROM bar JOIN ledger_account AS account ON account.merchant = bar.merchant
        AND account.member_id = bar.member_id AND account.kind = 'cash'
      JOIN ledger_entry AS entry ON entry.merchant = account.merchant
        AND entry.account_id = account.id AND entry.amount > 0
        AND entry.kind IN ('deposit', 'chargeback_won')
      WHERE ${of(merchant, 'bar.merchant')}
        AND moment_of(entry.transfer_id) > bar.at + interval '1 minute'
        AND moment_of(entry.transfer_id) < coalesce(bar.until, bar.asked_at, 'infinity')`,
  },
  {
    name: 'deposits',
    says: 'What an order has received and credited is what its movements brought.',
    breaches: (merchant) => sql`
      SELECT 'order ' || the.id || ' of ' || the.merchant AS what
      FROM deposit_order AS the CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount) FILTER (WHERE currency = the.currency), 0) AS received,
          coalesce(sum(credited), 0) AS credited
        FROM provider_movement AS movement
        WHERE movement.merchant = the.merchant AND movement.order_id = the.id
          AND kind = 'capture') AS moved
      WHERE (the.received <> moved.received OR the.credited <> moved.credited)
        AND ${of(merchant, 'the.merchant')}`,
  },
];
