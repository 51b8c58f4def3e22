import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { ceilingOf, type PolicySite } from '../../../kernel/sites/policy/policy.ts';
import { windowOf, type LimitPeriod } from '../../../kernel/time/periods.ts';
import { limitReached } from './stakes.ts';

interface DepositRule {
  readonly period: LimitPeriod;
  readonly amount: bigint;
  /** In the period that is running, gross: what went out again gives no room back (RG-05). */
  readonly credited: bigint;
}

/** What is deposited and under way, against all that limits it. */
export interface DepositStanding {
  readonly rules: readonly DepositRule[];
  /** Whether one of the rules is the member’s own. */
  readonly hasOwn: boolean;
  /** Of orders that are open: it counts in every period that is running. */
  readonly reserved: bigint;
  readonly ever: bigint;
}

type Sums = Readonly<Record<LimitPeriod | 'ever', bigint>>;

export async function depositSums(
  db: Kysely<Database>,
  { code, timeZone }: PolicySite,
  memberId: bigint,
  now: number,
): Promise<Sums & { readonly reserved: bigint }> {
  const since = (period: LimitPeriod) => windowOf(timeZone, period, now).firstDay;
  const { rows } = await sql<Sums & { readonly reserved: bigint }>`
    SELECT sums.*, (SELECT coalesce(sum(reserved), 0)::bigint FROM deposit_order
      WHERE merchant = ${code} AND member_id = ${memberId} AND reserved > 0) AS reserved
    FROM (
      SELECT coalesce(sum(paid_in), 0)::bigint AS ever,
        coalesce(sum(paid_in) FILTER (WHERE day >= ${since('24h')}::date), 0)::bigint AS "24h",
        coalesce(sum(paid_in) FILTER (WHERE day >= ${since('7d')}::date), 0)::bigint AS "7d",
        coalesce(sum(paid_in) FILTER (WHERE day >= ${since('1m')}::date), 0)::bigint AS "1m"
      FROM ledger_account AS account JOIN ledger_day AS moved
        ON moved.merchant = account.merchant AND moved.account_id = account.id
      WHERE account.merchant = ${code} AND account.member_id = ${memberId}
        AND account.kind = 'cash' AND moved.kind = 'deposit') AS sums`.execute(db);
  return rows[0] ?? { '24h': 0n, '7d': 0n, '1m': 0n, ever: 0n, reserved: 0n };
}

export async function depositStanding(
  db: Kysely<Database>,
  site: PolicySite,
  memberId: bigint,
  now: number,
): Promise<DepositStanding> {
  const { reserved, ever, ...sums } = await depositSums(db, site, memberId, now);
  const { rows: own } = await sql<{ period: LimitPeriod; amount: bigint }>`
    SELECT period, amount FROM limit_rule
    WHERE merchant = ${site.code} AND member_id = ${memberId} AND kind = 'deposit'`.execute(db);
  const ceiling = ceilingOf(site, 'depositCeilingMonth');
  const law = ceiling === undefined ? [] : [{ period: '1m' as const, amount: ceiling }];
  const rules = [...own, ...law].map((rule) =>
    Object.assign({}, rule, { credited: sums[rule.period] }),
  );
  return { rules, hasOwn: own.length > 0, reserved, ever };
}

/** What may still be ordered, under the rule that leaves the least; undefined where nothing limits it. */
export function tightest({
  rules,
  reserved,
}: Pick<DepositStanding, 'rules' | 'reserved'>):
  | (DepositRule & { readonly room: bigint })
  | undefined {
  return rules
    .map((rule) => Object.assign({}, rule, { room: atLeastNothing(rule, reserved) }))
    .toSorted((one, other) => (one.room < other.room ? -1 : one.room > other.room ? 1 : 0))[0];
}

function atLeastNothing({ amount, credited }: DepositRule, reserved: bigint): bigint {
  const room = amount - credited - reserved;
  return room > 0n ? room : 0n;
}

/** Refuses an order beyond any limit then in force, with those under way counted (RG-09). */
export function requireDepositRoom(
  site: PolicySite,
  standing: DepositStanding,
  amount: bigint,
  now: number,
): void {
  const lowest = tightest(standing);
  if (lowest === undefined || amount <= lowest.room) return;
  const used = lowest.credited + standing.reserved;
  throw limitReached(site, { ...lowest, kind: 'deposit', used }, now);
}
