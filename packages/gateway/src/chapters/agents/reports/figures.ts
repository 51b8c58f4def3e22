import type { Reply } from '@livery/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';

/** In minor units. */
export interface Sums {
  readonly staked: bigint;
  readonly valid: bigint;
  readonly won: bigint;
  readonly rebates: bigint;
  readonly bonuses: bigint;
}

type Figures = Reply<'teamPnl'>['footer'];

const nothing: Sums = { staked: 0n, valid: 0n, won: 0n, rebates: 0n, bonuses: 0n };

export function added(all: readonly Sums[]): Sums {
  return all.reduce(
    (sum, one) => ({
      staked: sum.staked + one.staked,
      valid: sum.valid + one.valid,
      won: sum.won + one.won,
      rebates: sum.rebates + one.rebates,
      bonuses: sum.bonuses + one.bonuses,
    }),
    nothing,
  );
}

/** As it is told, with what of it stayed with the house. */
export function shownFigures(sums: Sums, currency: string): Figures {
  const { staked, valid, won, rebates, bonuses } = sums;
  const money = (minor: bigint) => toDecimal(minor, currency);
  return {
    staked: money(staked),
    valid: money(valid),
    won: money(won),
    rebates: money(rebates),
    bonuses: money(bonuses),
    net: money(staked - won - rebates - bonuses),
  };
}

interface Whose {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly days: readonly string[];
}

/** Of one person alone. */
export async function ownSums(
  db: Kysely<Database>,
  { merchant, memberId, days }: Whose,
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    SELECT staked, valid, won, rebates, bonuses FROM (
      SELECT coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(valid), 0)::bigint AS valid,
        coalesce(sum(won), 0)::bigint AS won FROM turnover_day
      WHERE merchant = ${merchant} AND day = ANY(${days}::date[]) AND member_id = ${memberId}
    ) AS play CROSS JOIN (
      SELECT coalesce(sum(rebate), 0)::bigint AS rebates,
        coalesce(sum(bonus), 0)::bigint AS bonuses FROM member_day
      WHERE merchant = ${merchant} AND day = ANY(${days}::date[]) AND member_id = ${memberId}
    ) AS money`.execute(db);
  return rows[0] ?? nothing;
}

/** Of everybody below, as far as it is folded. */
export async function teamSums(
  db: Kysely<Database>,
  { merchant, memberId, days }: Whose,
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    SELECT staked, valid, won, rebates, bonuses FROM (
      SELECT coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(valid), 0)::bigint AS valid,
        coalesce(sum(won), 0)::bigint AS won FROM team_day
      WHERE merchant = ${merchant} AND day = ANY(${days}::date[]) AND agent_id = ${memberId}
    ) AS play CROSS JOIN (
      SELECT coalesce(sum(rebate), 0)::bigint AS rebates,
        coalesce(sum(bonus), 0)::bigint AS bonuses FROM team_people_day
      WHERE merchant = ${merchant} AND day = ANY(${days}::date[]) AND agent_id = ${memberId}
    ) AS money`.execute(db);
  return rows[0] ?? nothing;
}
