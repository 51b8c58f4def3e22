import { sql } from 'kysely';
import { days, deposits, payouts, type FlagRule } from './rule.ts';

/** What came and went. */
export const moneyRules: readonly FlagRule[] = [
  {
    name: 'A1',
    says: 'the sum from which the law wants to know more',
    looksAt:
      'what came, and what went, within any 24 hours: payments that belong together count as one',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id,
        'from ' || ${scene.dueDiligence}::bigint AS about,
        way || ' ' || sum || ' within 24 hours' AS facts
      FROM (
        SELECT way, sum(amount) OVER (PARTITION BY way ORDER BY at
          RANGE BETWEEN interval '24 hours' PRECEDING AND CURRENT ROW) AS sum
        FROM (
          SELECT 'brought' AS way, moved.credited AS amount, moved.booked_at AS at
          FROM provider_movement AS moved JOIN (${deposits(scene)}) AS deposit
            ON deposit.id = moved.order_id
          WHERE moved.merchant = ${scene.merchant} AND moved.kind IN ('capture', 'released')
            AND moved.credited > 0
          UNION ALL
          SELECT 'takes', amount, created_at FROM payout
          WHERE merchant = ${scene.merchant} AND member_id = ${scene.memberId}
            AND state NOT IN ('refused', 'failed')) AS payment) AS linked
      WHERE ${scene.dueDiligence}::bigint > 0 AND sum >= ${scene.dueDiligence}::bigint
      ORDER BY sum DESC LIMIT 1`,
  },
  {
    name: 'A2',
    says: 'little was played before a payout',
    looksAt:
      'deposits and stakes of 30 days, wherever they were booked, when half of what came or more is taken out; of a vendor who tells of no stakes, what went there and did not come back',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id, reference AS about,
        'brought ' || came.sum || ', staked ' || played.sum || ', takes ' || amount AS facts
      FROM (${payouts(scene)}) AS payout CROSS JOIN LATERAL (
        SELECT coalesce(sum(credited), 0) AS sum FROM (${deposits(scene)}) AS deposit
        WHERE changed_at BETWEEN payout.created_at - interval '30 days' AND payout.created_at
      ) AS came CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE WHEN bets > 0 THEN bets WHEN wallet = 'vendor' THEN abs(stayed)
          ELSE 0 END), 0) AS sum
        FROM (
          SELECT wallet, coalesce(sum(paid_out) FILTER (WHERE kind = 'bet'), 0) AS bets,
            coalesce(sum(paid_in - paid_out) FILTER (WHERE kind = 'transfer'), 0) AS stayed
          FROM (${days(scene)}) AS moved
          WHERE day > (payout.created_at - interval '31 days')::date
          GROUP BY account, wallet) AS account) AS played
      WHERE came.sum > 0 AND amount * 2 >= came.sum
        AND played.sum * 100 < came.sum * ${scene.littlePlay}`,
  },
  {
    name: 'A3',
    says: 'several sums just under a threshold',
    looksAt: 'deposits of 7 days, within a tenth below the threshold',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id,
        (array_agg(reference ORDER BY id DESC))[1] AS about,
        count(*) || ' deposits just under ' || ${scene.threshold}::bigint AS facts
      FROM (${deposits(scene)}) AS deposit
      WHERE credited > 0 AND changed_at > ${scene.now}::timestamptz - interval '7 days'
        AND amount < ${scene.threshold}::bigint AND amount * 10 >= ${scene.threshold}::bigint * 9
      HAVING count(*) >= ${scene.justUnder}`,
  },
  {
    name: 'A7',
    says: 'in and out within an hour',
    looksAt:
      'a payout of about what came within the hour before: nine tenths of it to twice as much',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id, reference AS about,
        'brought ' || came.sum || ' within an hour, takes ' || amount AS facts
      FROM (${payouts(scene)}) AS payout CROSS JOIN LATERAL (
        SELECT coalesce(sum(credited), 0) AS sum FROM (${deposits(scene)}) AS deposit
        WHERE changed_at BETWEEN payout.created_at - interval '1 hour' AND payout.created_at
      ) AS came
      WHERE came.sum > 0 AND amount * 10 >= came.sum * 9 AND amount <= came.sum * 2`,
  },
  {
    name: 'A8',
    says: 'a chargeback',
    looksAt: 'movements of deposits, of any time',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id, movement AS about,
        moved.amount || ' of ' || deposit.reference AS facts
      FROM provider_movement AS moved JOIN (${deposits(scene)}) AS deposit
        ON deposit.id = moved.order_id
      WHERE moved.merchant = ${scene.merchant} AND moved.kind = 'chargeback'`,
  },
  {
    name: 'A9',
    says: 'many deposits that failed',
    looksAt: 'deposits of a day that a bank refused',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id,
        (array_agg(reference ORDER BY id DESC))[1] AS about,
        count(*) || ' failed deposits in a day' AS facts
      FROM (${deposits(scene)}) AS deposit
      WHERE state = 'failed' AND created_at > ${scene.now}::timestamptz - interval '1 day'
      HAVING count(*) >= ${scene.failedDeposits}`,
  },
  {
    name: 'A10',
    says: 'asleep for long, then a large payout',
    looksAt: 'days on which anything moved in the wallet, before a payout',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id, reference AS about,
        'nothing moved since ' || last.day || ', takes ' || amount AS facts
      FROM (${payouts(scene)}) AS payout CROSS JOIN LATERAL (
        SELECT max(day) AS day FROM (${days(scene)}) AS moved
        WHERE wallet = 'cash' AND day < (payout.created_at - interval '2 days')::date) AS last
      WHERE ${scene.large}::bigint > 0 AND amount >= ${scene.large}::bigint
        AND last.day < (payout.created_at - ${scene.asleepDays} * interval '1 day')::date`,
  },
];
