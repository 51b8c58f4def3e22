import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { dayIn, nextDay, startOfDay } from '../../../kernel/time/days.ts';

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

/** The draw that falls next; for its last moments it cannot be played any more. */
export const nextDraw = (nodeId: string, timeZone: string, now: number): Draw =>
  drawAt(timeZone, intervalOf(nodeId), now);

/** Draws that have fallen, the latest first. */
export function pastDraws(nodeId: string, timeZone: string, now: number, count: number): Draw[] {
  const interval = intervalOf(nodeId);
  return Array.from({ length: count }, (_, back) =>
    drawAt(timeZone, interval, now - (back + 1) * interval),
  );
}

/** Draws that have fallen on a day so far, the latest first. */
export function drawsOfDay(nodeId: string, timeZone: string, day: string, now: number): Draw[] {
  const interval = intervalOf(nodeId);
  const start = startOfDay(timeZone, day);
  const end = Math.min(now, startOfDay(timeZone, nextDay(day)));
  const count = Math.max(0, Math.floor((end - start) / interval));
  return Array.from({ length: count }, (_, back) =>
    numbered(day, start, interval, count - 1 - back),
  );
}

function drawAt(timeZone: string, interval: number, at: number): Draw {
  const day = dayIn(timeZone, at);
  const start = startOfDay(timeZone, day);
  return numbered(day, start, interval, Math.floor((at - start) / interval));
}

function numbered(day: string, start: number, interval: number, index: number): Draw {
  const openAt = start + (index + 1) * interval;
  const number = String(index + 1).padStart(4, '0');
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

export interface NamedDraw extends Draw {
  readonly nodeId: string;
}

/** What fell, drawn when it is first asked for and then for ever the same on every gateway. */
export async function resultsOf(
  db: Kysely<Database>,
  merchant: string,
  draws: readonly NamedDraw[],
): Promise<(Result & { readonly nodeId: string })[]> {
  if (draws.length === 0) return [];
  await db
    .insertInto('lottery_draw')
    .values(
      draws.map(({ nodeId, numero, openAt }) => ({
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
    .select(['node_id', 'numero', 'open_at', 'result'])
    .where('merchant', '=', merchant)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('node_id', 'numero'),
        'in',
        draws.map(({ nodeId, numero }) => tuple(nodeId, numero)),
      ),
    )
    .orderBy('open_at', 'desc')
    .execute();
  return rows.map(({ node_id, numero, open_at, result }) => ({
    nodeId: node_id,
    numero,
    openAt: open_at.getTime(),
    result,
  }));
}

const fiveDigits = (): string[] => Array.from({ length: 5 }, () => String(randomInt(10)));
