import { sql, type RawBuilder } from 'kysely';
import type { FlagThresholds } from '../settings/flags.ts';

/** Somebody at a time: what they did, and from where on people look. */
interface RuleScene extends FlagThresholds {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly now: Date;
}

interface FoundFlag {
  readonly member_id: bigint;
  /** What raises it, by its name: once for ever. */
  readonly about: string;
  /** For whoever decides: sums as minor units, and no name. */
  readonly facts: string;
}

interface FlagRule {
  readonly name: string;
  readonly says: string;
  readonly looksAt: string;
  find(scene: RuleScene): RawBuilder<FoundFlag>;
}

/** Payouts of the last day, the newest first. */
const payouts = ({ merchant, memberId, now }: RuleScene) => sql`
  SELECT reference, amount, created_at FROM payout
  WHERE merchant = ${merchant} AND member_id = ${memberId} AND state <> 'refused'
    AND created_at > ${now}::timestamptz - interval '1 day'`;

const deposits = ({ merchant, memberId }: RuleScene) => sql`
  SELECT id, reference, amount, credited, state, created_at, changed_at FROM deposit_order
  WHERE merchant = ${merchant} AND member_id = ${memberId}`;

/** Sums of a day of the member’s wallet. */
const days = ({ merchant, memberId }: RuleScene) => sql`
  SELECT day, ledger_day.kind, paid_out FROM ledger_day JOIN ledger_account AS account
    ON account.merchant = ledger_day.merchant AND account.id = ledger_day.account_id
  WHERE account.merchant = ${merchant} AND account.member_id = ${memberId}
    AND account.kind = 'cash'`;

/** Each is a sentence about what somebody did, so that whoever decides can hold it against the rows. */
export const flagRules: readonly FlagRule[] = [
  {
    name: 'A2',
    says: 'little was played before a payout',
    looksAt: 'deposits and stakes of 30 days, when half of what came or more is taken out',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id, reference AS about,
        'brought ' || came.sum || ', staked ' || played.sum || ', takes ' || amount AS facts
      FROM (${payouts(scene)}) AS payout CROSS JOIN LATERAL (
        SELECT coalesce(sum(credited), 0) AS sum FROM (${deposits(scene)}) AS deposit
        WHERE changed_at BETWEEN payout.created_at - interval '30 days' AND payout.created_at
      ) AS came CROSS JOIN LATERAL (
        SELECT coalesce(sum(paid_out), 0) AS sum FROM (${days(scene)}) AS played
        WHERE kind = 'bet' AND day > (payout.created_at - interval '31 days')::date) AS played
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
    name: 'A4',
    says: 'many accounts to be paid at',
    looksAt: 'accounts added in 30 days, also those removed since',
    find: ({ merchant, memberId, now, instruments }) => sql`
      SELECT member_id, max(id)::text AS about, count(*) || ' accounts in 30 days' AS facts
      FROM instrument WHERE merchant = ${merchant} AND member_id = ${memberId}
        AND added_at > ${now}::timestamptz - interval '30 days'
      GROUP BY member_id HAVING count(*) >= ${instruments}`,
  },
  {
    name: 'A6',
    says: 'an account that other members have or had',
    looksAt: 'accounts with the same number, of any time; all who share one are flagged',
    find: ({ merchant, memberId }) => sql`
      SELECT other.member_id, other.id::text AS about,
        'shared by ' || count(*) OVER (PARTITION BY other.blind) || ' of one number' AS facts
      FROM (SELECT DISTINCT blind FROM instrument
        WHERE merchant = ${merchant} AND member_id = ${memberId}) AS own
      JOIN instrument AS other ON other.merchant = ${merchant} AND other.blind = own.blind
      WHERE EXISTS (SELECT FROM instrument AS third WHERE third.merchant = ${merchant}
        AND third.blind = own.blind AND third.member_id <> other.member_id)`,
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
        WHERE day < (payout.created_at - interval '2 days')::date) AS last
      WHERE ${scene.large}::bigint > 0 AND amount >= ${scene.large}::bigint
        AND last.day < (payout.created_at - ${scene.asleepDays} * interval '1 day')::date`,
  },
];
