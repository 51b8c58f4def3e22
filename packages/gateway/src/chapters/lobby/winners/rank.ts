import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { memoFor } from '../../../kernel/time/memo.ts';

export interface Rank {
  readonly node_id: string;
  readonly win: bigint;
  readonly currency: string;
}

interface Played extends Rank {
  readonly rounds: bigint;
}

const DAYS = 30;
const DAY = 86_400_000;
/** A day that is over changes only where a late round is taken back. */
const KEPT = 3_600_000;

export interface Ranks {
  /** The games played most of late, the most played first. */
  mostPlayed(merchant: string, nodes: readonly string[], limit: number): Promise<readonly Rank[]>;
}

/** Days that are over are added up once an hour, and today's are read each time. */
export function createRanks(db: Kysely<Database>, clock: Clock): Ranks {
  const kept = memoFor<readonly Played[]>(clock, KEPT);
  return {
    async mostPlayed(merchant, nodes, limit) {
      const now = clock();
      const dayAt = (days: number) => dayIn('UTC', now + days * DAY);
      const today = dayAt(0);
      const parts = await Promise.all([
        kept(`${merchant} ${today}`, () => playedIn(db, merchant, dayAt(1 - DAYS), today)),
        playedIn(db, merchant, today, dayAt(1)),
      ]);
      const sums = new Map<string, Played>();
      for (const one of parts.flat()) sums.set(one.node_id, added(sums.get(one.node_id), one));
      return nodes
        .flatMap((node) => sums.get(node) ?? [])
        .filter(({ rounds }) => rounds > 0n)
        .toSorted(mostFirst)
        .slice(0, limit);
    },
  };
}

function added(one: Played | undefined, other: Played): Played {
  if (one === undefined) return other;
  const { win } = one.win > other.win ? one : other;
  return { ...one, rounds: one.rounds + other.rounds, win };
}

function mostFirst(one: Played, other: Played): number {
  if (one.rounds !== other.rounds) return one.rounds > other.rounds ? -1 : 1;
  return one.node_id < other.node_id ? -1 : 1;
}

async function playedIn(
  db: Kysely<Database>,
  merchant: string,
  from: string,
  before: string,
): Promise<readonly Played[]> {
  const { rows } = await sql<Played>`
    SELECT node_id, sum(rounds) AS rounds, max(top_win) AS win, min(currency) AS currency
    FROM game_day
    WHERE merchant = ${merchant} AND day >= ${from}::date AND day < ${before}::date
    GROUP BY node_id`.execute(db);
  return rows;
}
