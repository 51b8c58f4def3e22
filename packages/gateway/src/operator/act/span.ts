const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const;

/** Milliseconds of a time as people say it, 90m, 12h or 7d; NaN of anything else. */
export function spanIn(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  return unit === '' ? Number.NaN : Number(count) * UNITS[unit as keyof typeof UNITS];
}

/** The same the other way round, in the largest unit that leaves nothing. */
export function spanText(milliseconds: number): string {
  const unit = (['d', 'h'] as const).find((one) => milliseconds % UNITS[one] === 0) ?? 'm';
  return `${milliseconds / UNITS[unit]}${unit}`;
}
