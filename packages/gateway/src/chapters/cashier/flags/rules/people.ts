import { sql, type RawBuilder } from 'kysely';
import { payouts, type FlagRule, type RuleScene } from './rule.ts';

/** Without marks, capitals and the order in which they stand. */
const wordsOf = (name: RawBuilder<unknown>) => sql`
  array_remove(regexp_split_to_array(lower(regexp_replace(
    normalize(${name}, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^[:alnum:]]+'), '')`;

/** From where, as far as that is known. */
const logins = ({ merchant, memberId }: RuleScene) => sql`
  SELECT country, at FROM login_record
  WHERE merchant = ${merchant} AND member_id = ${memberId} AND ok AND country <> ''`;

/** Who they are, who else is, and from where. */
export const peopleRules: readonly FlagRule[] = [
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
    name: 'A5',
    says: 'somebody else paid',
    looksAt:
      'names of payers as their bank has them, beside the member’s, and where none was known by then beside those that payouts go to; a name that is a part of the other is the same, and one that only repeats ours says nothing',
    find: ({ merchant, memberId }) => sql`
      SELECT deposit.member_id, payer.movement AS about,
        'the payer of ' || deposit.reference || ' has another name' AS facts
      FROM payer JOIN provider_movement AS moved USING (merchant, provider, movement)
      JOIN deposit_order AS deposit ON deposit.merchant = moved.merchant
        AND deposit.id = moved.order_id
      JOIN member ON member.merchant = deposit.merchant AND member.id = deposit.member_id
      WHERE deposit.merchant = ${merchant} AND deposit.member_id = ${memberId}
        AND lower(payer.name) <> lower(member.account)
        AND (payer.whose = 'other' OR payer.whose IS NULL
        AND EXISTS (SELECT FROM instrument AS own WHERE own.merchant = ${merchant}
          AND own.member_id = ${memberId})
        AND NOT EXISTS (SELECT FROM instrument AS own WHERE own.merchant = ${merchant}
          AND own.member_id = ${memberId}
          AND (${wordsOf(sql`payer.name`)} <@ ${wordsOf(sql`own.payee_name`)}
            OR ${wordsOf(sql`own.payee_name`)} <@ ${wordsOf(sql`payer.name`)})))`,
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
    name: 'A11',
    says: 'a place that does not fit',
    looksAt:
      'log-ins of a day before a payout from a country that none came from in the 90 days before that',
    find: (scene) => sql`
      SELECT ${scene.memberId}::bigint AS member_id, reference AS about,
        'logged in from ' || came.country || ', before from ' || usual.countries AS facts
      FROM (${payouts(scene)}) AS payout CROSS JOIN LATERAL (
        SELECT string_agg(DISTINCT country, ', ' ORDER BY country) AS countries,
          array_agg(DISTINCT country) AS known
        FROM (${logins(scene)}) AS login WHERE at <= payout.created_at - interval '1 day'
      ) AS usual CROSS JOIN LATERAL (
        SELECT min(country) AS country FROM (${logins(scene)}) AS login
        WHERE at > payout.created_at - interval '1 day' AND at <= payout.created_at
          AND country <> ALL (usual.known)) AS came
      WHERE came.country IS NOT NULL`,
  },
  {
    name: 'A12',
    says: 'several who share an account took the same bonus',
    looksAt: 'claims that were granted, of members with the same number; all of them are flagged',
    find: ({ merchant, memberId }) => sql`
      SELECT member_id, 'promotion ' || promotion_id AS about,
        'taken by ' || takers || ' of one number' AS facts
      FROM (SELECT claim.member_id, claim.promotion_id,
          count(*) OVER (PARTITION BY claim.promotion_id) AS takers
        FROM promotion_claim AS claim WHERE claim.merchant = ${merchant}
          AND claim.status IN ('ISSUED', 'CLAIMED', 'PROCESS') AND claim.member_id IN (
            SELECT other.member_id FROM instrument AS own JOIN instrument AS other
              ON other.merchant = own.merchant AND other.blind = own.blind
            WHERE own.merchant = ${merchant} AND own.member_id = ${memberId})) AS taken
      WHERE takers > 1`,
  },
  {
    name: 'A13',
    says: 'nobody says who paid',
    looksAt:
      'where the law lets nobody else pay: deposits whose bank told no name, or too little of one, before a payout; once for a way to pay',
    find: (scene) => sql`
      SELECT deposit.member_id, deposit.rail AS about,
        count(*) || ' deposits by ' || deposit.rail || ' name nobody' AS facts
      FROM provider_movement AS moved JOIN deposit_order AS deposit
        ON deposit.merchant = moved.merchant AND deposit.id = moved.order_id
      JOIN member ON member.merchant = deposit.merchant AND member.id = deposit.member_id
      LEFT JOIN payer ON payer.merchant = moved.merchant AND payer.provider = moved.provider
        AND payer.movement = moved.movement
      WHERE ${scene.ownMoneyOnly} AND deposit.merchant = ${scene.merchant}
        AND deposit.member_id = ${scene.memberId}
        AND moved.kind = 'capture' AND moved.credited > 0
        AND (payer.name IS NULL OR payer.whose = 'unknown'
          OR lower(payer.name) = lower(member.account))
        AND EXISTS (${payouts(scene)})
      GROUP BY deposit.member_id, deposit.rail`,
  },
];
