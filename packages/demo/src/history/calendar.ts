import type { Random } from '../random.ts';
import { dayIn, startOfDay } from '@livery/gateway/extras';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** How many of a day's sittings begin in each hour, from midnight on. */
const HOURS = [4, 2, 1, 1, 0, 0, 1, 2, 2, 2, 3, 4, 6, 5, 3, 3, 4, 6, 8, 10, 12, 12, 10, 7];
const EVENING = 19 * HOUR;
const WEEKEND = 1.8;
const isWeekend = (date: Date): boolean => date.getUTCDay() % 6 === 0;

export interface Calendar {
  readonly now: number;
  /** Of yesterday. */
  readonly lastEvening: number;
  /** When somebody sits down to play: evenings more than mornings, weekends more than weekdays. */
  sitting(random: Random, oldest: number): number;
  /** Each midnight of the last days on which the test holds, the oldest first. */
  days(count: number, isMeant: (date: Date) => boolean): number[];
}

/** Days as the merchant's clocks count them. */
export function calendarOf(timeZone: string, now: number, longest: number): Calendar {
  const days = Array.from({ length: longest }, (_, back) => {
    const day = dayIn(timeZone, now - back * DAY);
    return { start: startOfDay(timeZone, day), date: new Date(`${day}T00:00:00Z`) };
  });
  const hours = HOURS.flatMap((weight, hour) => Array.from({ length: weight }, () => hour));
  const sitting = (random: Random, oldest: number): number => {
    const { start, date } = random.pick(days.slice(0, oldest));
    const at = start + random.pick(hours) * HOUR + random.between(0, HOUR - 1);
    const isKept = isWeekend(date) || random.next() * WEEKEND < 1;
    // Two hours are left for what follows a sitting: nothing happens in the future.
    return isKept && at < now - 2 * HOUR ? at : sitting(random, oldest);
  };
  return {
    now,
    lastEvening: (days[1]?.start ?? now - DAY) + EVENING,
    sitting,
    days: (count, isMeant) =>
      days
        .slice(1, count)
        .filter(({ date }) => isMeant(date))
        .map(({ start }) => start)
        .toReversed(),
  };
}
