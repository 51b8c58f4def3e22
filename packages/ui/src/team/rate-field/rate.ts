import { inPlainDigits } from '../../forms/text-field/digits.ts';

/** Parts of a million, of a percentage as people write it, in whichever digits; undefined where it is none. */
export function ppmOf(percent: string): number | undefined {
  const plain = inPlainDigits(percent.trim());
  const [, whole, parts = ''] = /^(\d{1,3})(?:[.,٫](\d{1,4}))?$/.exec(plain) ?? [];
  return whole === undefined ? undefined : Number(whole + parts.padEnd(4, '0'));
}

/** A percentage with four decimals: `0.7000`. */
export function rateOf(ppm: number): string {
  const digits = String(ppm).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** The same without the last figures where they say nothing: `0.70`. */
export const plainRate = (ppm: number): string => rateOf(ppm).replace(/0{1,2}$/, '');

/** So many steps that way, the first to the next whole one, and never past an end. */
export function afterSteps(
  ppm: number,
  steps: number,
  { size, least, most }: { readonly size: number; readonly least: number; readonly most: number },
): number {
  const whole = steps > 0 ? Math.floor(ppm / size) : Math.ceil(ppm / size);
  return Math.min(most, Math.max(least, (whole + steps) * size));
}
