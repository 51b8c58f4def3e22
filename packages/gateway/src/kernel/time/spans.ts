const units = { h: 'hours', d: 'days', w: 'weeks', m: 'months', y: 'years' } as const;

const isUnit = (letter: string): letter is keyof typeof units => letter in units;

/**
 * When a span is over that began somewhere at a moment: `24h` is so many hours;
 * days, weeks, months and years are those of the calendar there, so that
 * 31 August and six months are the last of February, at the same time of day.
 * `open` is never over: undefined.
 */
export function addSpan(timeZone: string, at: number, span: string): number | undefined {
  if (span === 'open') return undefined;
  const [, count = '', unit = ''] = /^([0-9]{1,4})([a-z])$/.exec(span) ?? [];
  if (!isUnit(unit)) throw new Error(`Not a span of time: ${span}`);
  return Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .add({ [units[unit]]: Number(count) }).epochMilliseconds;
}
