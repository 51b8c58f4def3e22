import type { Reply } from '@livery/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

const LATEST = 50;

type ShownRain = Reply<'sendRedRain'>;

interface RainRow {
  readonly id: bigint;
  readonly total: bigint;
  readonly count: number;
  readonly mode: 'equal' | 'random';
  readonly people: number;
  readonly state: 'funded' | 'open' | 'over' | 'refunded';
  readonly sent_at: Date;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly back: bigint;
  readonly taken: bigint;
  readonly taken_sum: bigint;
}

async function rainsWhere(
  db: Kysely<Database>,
  merchant: Merchant,
  which: RawBuilder<unknown>,
  now: number,
): Promise<ShownRain[]> {
  const { rows } = await sql<RainRow>`
    SELECT rain.*, taken, taken_sum FROM red_rain AS rain CROSS JOIN LATERAL (
      SELECT count(*) AS taken, coalesce(sum(amount), 0)::bigint AS taken_sum
      FROM red_rain_share AS share WHERE share.merchant = rain.merchant
        AND share.rain_id = rain.id AND taken_by IS NOT NULL) AS its
    WHERE rain.merchant = ${merchant.code} AND ${which}
    ORDER BY rain.id DESC LIMIT ${LATEST}`.execute(db);
  return rows.map((row) => shown(merchant, row, now));
}

/** One that has opened is open, whether a gateway has looked since or not. */
function stateOf({ state, opens_at: opensAt }: RainRow, now: number): ShownRain['state'] {
  if (state === 'over' || state === 'refunded') return state;
  return opensAt.getTime() <= now ? 'open' : 'scheduled';
}

function shown({ currency }: Merchant, row: RainRow, now: number): ShownRain {
  const hasEnded = row.state === 'over' || row.state === 'refunded';
  const left = hasEnded ? row.back : row.total - row.taken_sum;
  return {
    id: row.id.toString(),
    total: toDecimal(row.total, currency),
    count: row.count,
    mode: row.mode,
    people: row.people,
    state: stateOf(row, now),
    taken: Number(row.taken),
    left: toDecimal(left, currency),
    sentAt: row.sent_at.getTime(),
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
  };
}

/** What an agent sent, the newest first. */
export const rainsOf = (
  db: Kysely<Database>,
  merchant: Merchant,
  agentId: bigint,
  now: number,
): Promise<ShownRain[]> => rainsWhere(db, merchant, sql`agent_id = ${agentId}`, now);

export async function shownRain(
  db: Kysely<Database>,
  merchant: Merchant,
  id: bigint,
  now: number,
): Promise<ShownRain> {
  const [rain] = await rainsWhere(db, merchant, sql`rain.id = ${id}`, now);
  if (rain === undefined) throw new Error('a rain that was sent is not there');
  return rain;
}
