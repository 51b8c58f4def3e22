import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { dayIn, startOfDay } from '../../../kernel/days.ts';

const MINUTE = 60_000;
/** Bets close a little before the numbers fall. */
const CLOSES_BEFORE = 5_000;
const INTERVALS = [1, 2, 3, 5, 10] as const;

export interface Draw {
  readonly numero: string;
  readonly closeAt: number;
  readonly openAt: number;
}

/** How often a lottery is drawn; said by its name, so that it is the same everywhere. */
function intervalOf(nodeId: string): number {
  const sum = [...nodeId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (INTERVALS[sum % INTERVALS.length] ?? 1) * MINUTE;
}

/** The draw that can be played now: its day, and the how manieth of the day it is. */
export function currentDraw(nodeId: string, timeZone: string, now: number): Draw {
  const interval = intervalOf(nodeId);
  const next = drawAt(timeZone, interval, now);
  return next.closeAt > now ? next : drawAt(timeZone, interval, next.openAt);
}

/** Draws that have fallen, the latest first. */
export function pastDraws(nodeId: string, timeZone: string, now: number, count: number): Draw[] {
  const interval = intervalOf(nodeId);
  return Array.from({ length: count }, (_, back) =>
    drawAt(timeZone, interval, now - (back + 1) * interval),
  );
}

function drawAt(timeZone: string, interval: number, at: number): Draw {
  const day = dayIn(timeZone, at);
  const start = startOfDay(timeZone, day);
  const count = Math.floor((at - start) / interval);
  const openAt = start + (count + 1) * interval;
  const number = String(count + 1).padStart(4, '0');
  return {
    numero: `${day.replaceAll('-', '')}-${number}`,
    closeAt: openAt - CLOSES_BEFORE,
    openAt,
  };
}

export interface Result {
  readonly numero: string;
  readonly openAt: number;
  readonly result: string[];
}

/** What fell, drawn when it is first asked for and then for ever the same on every gateway. */
export async function resultsOf(
  db: Kysely<Database>,
  merchant: string,
  nodeId: string,
  draws: readonly Draw[],
): Promise<Result[]> {
  if (draws.length === 0) return [];
  await db
    .insertInto('lottery_draw')
    .values(
      draws.map(({ numero, openAt }) => ({
        merchant,
        node_id: nodeId,
        numero,
        open_at: new Date(openAt),
        result: fiveDigits(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .selectFrom('lottery_draw')
    .select(['numero', 'open_at', 'result'])
    .where('merchant', '=', merchant)
    .where('node_id', '=', nodeId)
    .where(
      'numero',
      'in',
      draws.map(({ numero }) => numero),
    )
    .orderBy('open_at', 'desc')
    .execute();
  return rows.map(({ numero, open_at, result }) => ({ numero, openAt: open_at.getTime(), result }));
}

const fiveDigits = (): string[] => Array.from({ length: 5 }, () => String(randomInt(10)));
