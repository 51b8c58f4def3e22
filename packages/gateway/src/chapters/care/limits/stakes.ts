import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { ceilingOf, type PolicySite } from '../../../kernel/sites/policy/policy.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { windowOf, type LimitPeriod } from '../../../kernel/time/periods.ts';
import type { Guard } from '../guard/guard.ts';
import type { LimitKind, RulePeriod } from '../tables.ts';

interface Asked {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly today: string;
  readonly week: string;
  readonly month: string;
}

interface StakeRule {
  readonly kind: 'loss' | 'wager' | 'stake';
  readonly period: LimitPeriod | 'single';
  readonly amount: bigint;
  /** In the period that is running. */
  readonly used: bigint;
}

/**
 * What limits a member’s stakes, with what of each is used up. A bonus that is
 * lost is no loss of the member’s. Money at a
 * vendor that reports no bets is lost when it goes there and won when it comes
 * back; what is still at stake is lost.
 */
const rulesOf = prepared(
  (_db, { merchant, memberId, today, week, month }: Asked) => sql<StakeRule>`
    SELECT rule.kind, rule.period, rule.amount,
      CASE rule.kind WHEN 'wager' THEN played.staked
        WHEN 'loss' THEN greatest(played.cash_lost + away.lost, 0)
        ELSE 0 END AS used
    FROM limit_rule AS rule
    CROSS JOIN LATERAL (SELECT CASE rule.period WHEN '7d' THEN ${week}::date
      WHEN '1m' THEN ${month}::date ELSE ${today}::date END AS day) AS since
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(staked - staked_bonus - won + won_bonus), 0)::bigint AS cash_lost
      FROM play_total WHERE merchant = ${merchant} AND member_id = ${memberId}
        AND day BETWEEN since.day AND ${today}::date AND rule.kind <> 'stake') AS played
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(paid_in - paid_out), 0)::bigint AS lost
      FROM ledger_account AS account JOIN ledger_day AS moved
        ON moved.merchant = account.merchant AND moved.account_id = account.id
      WHERE rule.kind = 'loss' AND account.merchant = ${merchant}
        AND account.member_id = ${memberId} AND account.kind = 'vendor'
        AND moved.kind = 'transfer' AND moved.day BETWEEN since.day AND ${today}::date) AS away
    WHERE rule.merchant = ${merchant} AND rule.member_id = ${memberId}
      AND rule.kind IN ('loss', 'wager', 'stake')`,
);

export async function stakeRules(
  db: Kysely<Database>,
  site: PolicySite,
  memberId: bigint,
  now: number,
): Promise<readonly StakeRule[]> {
  const first = (period: LimitPeriod) => windowOf(site.timeZone, period, now).firstDay;
  return rulesOf(db, {
    merchant: site.code,
    memberId,
    today: first('24h'),
    week: first('7d'),
    month: first('1m'),
  });
}

/** Money that is about to be staked, or to leave for where nobody counts stakes. */
export interface Risk {
  readonly staked: bigint;
  /** The largest single stake of it. */
  readonly single: bigint;
  readonly lost: bigint;
}

/** Refuses what would go beyond any limit then in force: the lowest room decides (RG-09). */
export async function requireRoom(
  tx: Tx,
  site: PolicySite,
  guard: Guard,
  risk: Risk,
  now: number,
): Promise<void> {
  const ceiling = ceilingOf(site, 'singleStakeAtMost');
  if (ceiling !== undefined && risk.single > ceiling) {
    throw limitReached(site, { kind: 'stake', period: 'single', amount: ceiling, used: 0n }, now);
  }
  if (!guard.limits_stakes) return;
  const rules = await stakeRules(tx, site, guard.member_id, now);
  const broken = rules.filter((rule) => wanted(rule, risk) > roomOf(rule));
  const lowest = broken.toSorted((one, other) => (roomOf(one) < roomOf(other) ? -1 : 1))[0];
  if (lowest !== undefined) throw limitReached(site, lowest, now);
}

const wanted = ({ kind }: StakeRule, risk: Risk): bigint =>
  ({ loss: risk.lost, wager: risk.staked, stake: risk.single })[kind];

const roomOf = ({ amount, used }: Pick<StakeRule, 'amount' | 'used'>): bigint =>
  amount > used ? amount - used : 0n;

interface Reached {
  readonly kind: LimitKind;
  readonly period: RulePeriod;
  readonly amount: bigint;
  readonly used: bigint;
}

/** Says which limit, what is left of it and when it begins anew. */
export function limitReached(
  site: PolicySite,
  { kind, period, amount, used }: Reached,
  now: number,
): Refusal {
  const money = (minor: bigint) => toDecimal(minor, site.currency);
  const isCounted = period === '24h' || period === '7d' || period === '1m';
  return new Refusal('rg.limit_reached', {
    value: {
      limitType: kind,
      period,
      limit: money(amount),
      used: money(used),
      room: money(roomOf({ amount, used })),
      ...(isCounted && { resetAt: windowOf(site.timeZone, period, now).resetAt }),
    },
  });
}
