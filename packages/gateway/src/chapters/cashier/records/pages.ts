import { sql, type RawBuilder } from 'kysely';
import { firstTimedId } from '../../../kernel/database/timed-id.ts';
import { nextDay, startOfDay } from '../../../kernel/time/days.ts';

/** How many rows of those that are asked for a day has. */
export interface DayCount {
  readonly day: string;
  readonly rows: number;
}

/** Of one day, the newest first: so many passed over, so many taken. */
export interface DayPart {
  readonly day: string;
  readonly skip: number;
  readonly take: number;
}

export interface PageRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Which parts of which days a page is made of: the days before it are counted, and not walked. */
export function partsOf(
  days: readonly DayCount[],
  { pageNo, pageSize }: PageRequest,
): readonly DayPart[] {
  let skip = (pageNo - 1) * pageSize;
  let left = pageSize;
  const parts: DayPart[] = [];
  for (const { day, rows } of days) {
    if (left === 0) break;
    if (skip >= rows) skip -= rows;
    else {
      const take = Math.min(left, rows - skip);
      parts.push({ day, skip, take });
      left -= take;
      skip = 0;
    }
  }
  return parts;
}

/** The parts as a table of the first number of each day and the first after it. */
export function partsTable(timeZone: string, parts: readonly DayPart[]): RawBuilder<unknown> {
  const given = parts.map(({ day, skip, take }, place) => ({
    place,
    low: firstTimedId(startOfDay(timeZone, day)).toString(),
    high: firstTimedId(startOfDay(timeZone, nextDay(day))).toString(),
    skip,
    take,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    AS part (place integer, low bigint, high bigint, skip bigint, take bigint)`;
}

/** A page beyond the last is empty, and says so by its number. */
export const pagesIn = (days: readonly DayCount[], { pageSize }: PageRequest): number =>
  Math.ceil(days.reduce((sum, { rows }) => sum + rows, 0) / pageSize);
