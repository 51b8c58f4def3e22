import { nextDay, startOfDay } from '../../../kernel/time/days.ts';

const HOUR = 3_600_000;

interface Zone {
  readonly timeZone: string;
}

/** From and before when an hour of a day is; the last one ends with its day, however long that is. */
export function hourSpan(
  { timeZone }: Zone,
  day: string,
  hour: number,
): { readonly from: Date; readonly to: Date } {
  const from = startOfDay(timeZone, day) + hour * HOUR;
  return {
    from: new Date(from),
    to: new Date(Math.min(from + HOUR, startOfDay(timeZone, nextDay(day)))),
  };
}

/** Hours of a day that had ended at a moment. */
export function hoursEndedBy(zone: Zone, day: string, at: number): number {
  const end = startOfDay(zone.timeZone, nextDay(day));
  const from = startOfDay(zone.timeZone, day);
  return at >= end ? Math.ceil((end - from) / HOUR) : Math.max(0, Math.floor((at - from) / HOUR));
}
