import { sql } from 'kysely';
import type { Invariant } from '../../kernel/database/invariants.ts';

const of = (merchant: string | null, column: string) =>
  merchant === null ? sql`true` : sql`${sql.ref(column)} = ${merchant}`;

/** What lines and pays are worth: held as they are written, and asked here of all of them. */
export const agentInvariants: readonly Invariant[] = [
  {
    name: 'lines',
    says: 'A line is that of whom one stands below, and oneself.',
    breaches: (merchant) => sql`
      SELECT 'member ' || own.member_id || ' of ' || own.merchant AS what FROM lineage AS own
      LEFT JOIN lineage AS above
        ON above.merchant = own.merchant AND above.member_id = own.parent_id
      WHERE own.line <> coalesce(above.line, '{}') || own.member_id AND ${of(merchant, 'own.merchant')}`,
  },
  {
    name: 'rates',
    says: 'Rates fall or stay along every line, on every day of which something was said since the last close.',
    breaches: (merchant) => sql`
      SELECT 'member ' || said.member_id || ' of ' || said.merchant || ' on ' || days.day || ', '
        || said.category AS what
      FROM (SELECT DISTINCT merchant, member_id, category FROM rebate_rate) AS said
      JOIN lineage ON lineage.merchant = said.merchant AND lineage.member_id = said.member_id
      JOIN agent_fence AS fence ON fence.merchant = said.merchant
      CROSS JOIN LATERAL (SELECT fence.closed_through + 1 AS day
        UNION SELECT effective_day FROM rebate_rate AS other
        WHERE other.merchant = said.merchant AND other.category = said.category
          AND other.member_id IN (said.member_id, parent_id)
          AND effective_day > fence.closed_through) AS days
      WHERE parent_id IS NOT NULL AND ${of(merchant, 'said.merchant')}
        AND rate_on(said.merchant, said.member_id, said.category, days.day)
          > rate_on(said.merchant, parent_id, said.category, days.day)`,
  },
  {
    name: 'contracts',
    says: 'Whoever granted a contract has one that day that is nowhere below it.',
    breaches: (merchant) => sql`
      SELECT 'contract ' || its.id || ' of ' || its.merchant AS what FROM agent_contract AS its
      WHERE its.grantor_id IS NOT NULL AND its.state IN ('active', 'superseded')
        AND coalesce(its.ends_on, 'infinity') >= its.starts_on AND ${of(merchant, 'its.merchant')}
        AND (NOT EXISTS (SELECT FROM agent_contract AS own WHERE own.merchant = its.merchant
            AND own.kind = its.kind AND own.grantee_id = its.grantor_id
            AND own.state IN ('active', 'superseded', 'ended') AND own.starts_on <= its.starts_on
            AND coalesce(own.ends_on, 'infinity') >= its.starts_on)
          OR EXISTS (SELECT FROM agent_contract AS own
            CROSS JOIN jsonb_array_elements(its.terms -> 'steps') AS step
            WHERE own.merchant = its.merchant AND own.kind = its.kind
              AND own.grantee_id = its.grantor_id
              AND own.state IN ('active', 'superseded', 'ended')
              AND own.starts_on <= coalesce(its.ends_on, 'infinity')
              AND coalesce(own.ends_on, 'infinity') >= its.starts_on
              AND coalesce(own.ends_on, 'infinity') >= own.starts_on
              AND (step ->> 'ppm')::bigint > coalesce((own.terms -> 'steps' -> contract_step(
                own.terms, (step ->> 'from')::numeric, (step ->> 'active')::bigint)
                ->> 'ppm')::bigint, 0)))`,
  },
  {
    name: 'pays',
    says: 'What an agent was paid is one transfer of what was reckoned, and there is no other.',
    breaches: (merchant) => sql`
      SELECT 'transfer ' || coalesce(entry.transfer_id, pay.transfer_id) || ' of '
        || coalesce(entry.merchant, pay.merchant) AS what
      FROM (SELECT * FROM agent_pay WHERE transfer_id IS NOT NULL) AS pay
      FULL JOIN (SELECT entry.*, account.member_id FROM ledger_entry AS entry
        JOIN ledger_account AS account ON account.merchant = entry.merchant
          AND account.id = entry.account_id
        JOIN ledger_entry AS other ON other.merchant = entry.merchant
          AND other.transfer_id = entry.transfer_id AND other.balance IS NULL
        JOIN ledger_account AS side ON side.merchant = other.merchant
          AND side.id = other.account_id AND side.kind = 'commission'
        WHERE entry.balance IS NOT NULL) AS entry
        ON entry.merchant = pay.merchant AND entry.transfer_id = pay.transfer_id
      WHERE ${merchant === null ? sql`true` : sql`coalesce(entry.merchant, pay.merchant) = ${merchant}`}
        AND (pay.net IS DISTINCT FROM entry.amount
        OR pay.member_id IS DISTINCT FROM entry.member_id OR pay.kind IS DISTINCT FROM entry.kind)`,
  },
  {
    name: 'closes',
    says: 'A period that was reckoned is what it was: its rows have the digest of then.',
    breaches: (merchant) => sql`
      SELECT close.kind || ' close of ' || close.period || ' of ' || close.merchant AS what
      FROM agent_close AS close LEFT JOIN LATERAL (
        SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', kind, member_id, gross,
          given, carried, net, carry_out), chr(10) ORDER BY kind, member_id), ''), 'UTF8')), 'hex')
          AS digest
        FROM agent_pay AS pay WHERE pay.merchant = close.merchant AND pay.close_kind = close.kind
          AND pay.period = close.period AND pay.hour = close.hour
      ) AS now ON true
      WHERE close.digest <> '' AND now.digest <> close.digest AND ${of(merchant, 'close.merchant')}`,
  },
  {
    name: 'rains',
    says: 'What lies in a rain is what nobody took yet, and nothing once it has ended.',
    breaches: (merchant) => sql`
      SELECT 'rain ' || rain.id || ' of ' || rain.merchant AS what
      FROM red_rain AS rain JOIN ledger_account AS pot
        ON pot.merchant = rain.merchant AND pot.id = rain.account_id
      CROSS JOIN LATERAL (SELECT sum(amount) AS cut, count(*) AS count,
          coalesce(sum(amount) FILTER (WHERE taken_by IS NULL), 0) AS "left"
        FROM red_rain_share AS share
        WHERE share.merchant = rain.merchant AND share.rain_id = rain.id) AS its
      WHERE ${of(merchant, 'rain.merchant')} AND (its.cut IS DISTINCT FROM rain.total
        OR its.count <> rain.count
        OR pot.balance <> CASE WHEN rain.ended_at IS NULL THEN its."left" ELSE 0 END
        OR rain.back <> CASE WHEN rain.ended_at IS NULL THEN 0 ELSE its."left" END)`,
  },
];
