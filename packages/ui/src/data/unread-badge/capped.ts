import { formatWhole } from '../../foundations/money/figures.ts';

/** A count as it is shown: no more than the cap, with a plus where there are more. */
export const capped = (count: number, locale?: string, cap = 99): string => {
  const whole = Math.max(0, Math.trunc(Number.isFinite(count) ? count : 0));
  const shown = formatWhole(Math.min(whole, cap), locale);
  return whole > cap ? `${shown}+` : shown;
};
