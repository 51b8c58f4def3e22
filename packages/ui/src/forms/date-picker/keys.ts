import { addDays, addMonths, weekday, type Day } from './dates/days.ts';

interface Press {
  readonly key: string;
  readonly shift: boolean;
  /** The first day of the week, 0 is Sunday. */
  readonly first: number;
  readonly rtl: boolean;
}

/** Where a key leads to in a calendar; nowhere for keys that are not its own. */
export function dayAfter(date: Day, { key, shift, first, rtl }: Press): Day | undefined {
  const ahead = rtl ? -1 : 1;
  const into = (weekday(date) - first + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, ahead);
    case 'ArrowLeft':
      return addDays(date, -ahead);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return addDays(date, -into);
    case 'End':
      return addDays(date, 6 - into);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    default:
      return undefined;
  }
}

/** The same in a list of options that stand in columns. */
export function optionAfter(
  at: number,
  { key, rtl, columns, count }: { key: string; rtl: boolean; columns: number; count: number },
): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ...(columns > 1 ? { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 } : {}),
    PageDown: columns * 5,
    PageUp: -columns * 5,
    Home: -count,
    End: count,
  };
  const by = steps[key];
  return by === undefined ? undefined : Math.max(0, Math.min(count - 1, at + by));
}
