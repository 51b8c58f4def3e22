import { formatPadded } from '../../foundations/money/index.ts';

export type TimeUnit = 'day' | 'hour' | 'minute' | 'second';

export interface TimePart {
  readonly unit: TimeUnit;
  readonly count: number;
}

const lengths: readonly (readonly [TimeUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** The two largest units of a time: seconds count in its last hour alone. */
export function partsOf(seconds: number): readonly TimePart[] {
  const first = lengths.findIndex(([, length]) => seconds >= length);
  const start = Math.min(first < 0 ? 2 : first, 2);
  let rest = seconds;
  return lengths.slice(start, start + 2).map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { unit, count };
  });
}

/** Moments worth a word to whoever listens: the end, and the last day, hour, five minutes and minute. */
const milestones = [0, 60, 300, 3600, 86_400];

/** The milestone that was passed last; none while there is more time than that. */
export const milestoneOf = (seconds: number): number | undefined =>
  milestones.find((one) => seconds <= one);

/** A part as the language writes it, its figure apart from its word. */
export function wordsOf(
  { unit, count }: TimePart,
  locale: string,
): readonly { readonly text: string; readonly isFigure: boolean }[] {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format
    .formatToParts(count)
    .map(({ type, value }) => ({ text: value, isFigure: type === 'integer' || type === 'group' }));
}

/** All of it in one line, without what there is none of. */
export const sayTime = (seconds: number, locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(
    partsOf(seconds)
      .filter(({ count, unit }) => count > 0 || (unit === 'second' && seconds === 0))
      .map((part) =>
        wordsOf(part, locale)
          .map(({ text }) => text)
          .join(''),
      ),
  );

/** As a clock writes it: minutes and seconds, and hours before them where there are any. */
export function clockOf(seconds: number, locale: string): string {
  const minutes = Math.floor(seconds / 60);
  const figures = [minutes % 60, seconds % 60].map((figure) => formatPadded(figure, locale));
  const hours = Math.floor(minutes / 60);
  return [...(hours > 0 ? [formatPadded(hours, locale)] : []), ...figures].join(':');
}
