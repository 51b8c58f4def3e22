import { usualRanges } from '@livery/ui/date-range-picker';

/** Days in the merchant’s zone as `YYYY-MM-DD`, both counted. */
export interface RecordDays {
  readonly startDate: string;
  readonly endDate: string;
}

const isDay = (text: string): boolean => {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

/** The days that an address names; none where it names no days that there are, or no end that follows a start. */
export function daysIn(params: Readonly<Record<string, string>>): RecordDays | undefined {
  const { startDate = '', endDate = '' } = params;
  if (!isDay(startDate) || !isDay(endDate) || endDate < startDate) return undefined;
  return { startDate, endDate };
}

/** What is looked at before anybody chose: a week. */
export function usualDays(today: string): RecordDays {
  const { from, to } = usualRanges.last(7)(today);
  return { startDate: from, endDate: to };
}
