import { formatWhole } from '@livery/ui/money';
interface DatesOfBrowser {
  readonly Instant: {
    fromEpochMilliseconds(moment: number): {
      toZonedDateTimeISO(timeZone: string): { toPlainDate(): { toString(): string } };
    };
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * The day it is at a moment where the merchant is, as `YYYY-MM-DD`. The first format of a page
 * costs it a good part of what it may take to come alive, so a browser that knows dates is asked
 * for this one.
 */
export function dayIn(timeZone: string, moment: number): string {
  const { Temporal } = globalThis as { readonly Temporal?: DatesOfBrowser };
  if (Temporal)
    return Temporal.Instant.fromEpochMilliseconds(Math.floor(moment))
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  const parts = formatIn(timeZone).formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** How a language writes the day that it is at a moment where the merchant is; English is not asked for. */
export function dayWriter(language: string, timeZone: string): (moment: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    if (language === 'en') {
      const [year, month, day] = dayIn(timeZone, moment).split('-').map(Number);
      return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
    }
    format ??= new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
    return format.format(moment);
  };
}

/** A day that is written in figures, such as `2026-11-28`, in those of the language and in this order. */
export function inFigures(day: string, language: string): string {
  const written = day.replaceAll(/\d/g, (digit) => formatWhole(Number(digit), language));
  return written === day ? day : `\u2066${written}\u2069`;
}
