import { rootSize, type TokenType, type TokenValue } from './value.ts';

/**
 * Where the figures of a token make sense: lengths in px, times in ms, weights,
 * plain numbers, and the heights of a curve. Wide enough for any brand's look;
 * beyond it something is cut, cannot be hit or cannot be seen.
 */
export interface Range {
  readonly least: number;
  readonly most: number;
  /** Only whole numbers: something is counted. */
  readonly whole?: true;
}

export const from = (least: number, most: number): Range => ({ least, most });
export const count = (least: number, most: number): Range => ({ least, most, whole: true });

/** The figures of a value in the unit that its range is said in. */
export function figuresOf({ type, value }: TokenValue): readonly number[] {
  if (type === 'dimension') return [value.unit === 'rem' ? value.value * rootSize : value.value];
  if (type === 'cubicBezier') return [value[1], value[3]];
  return typeof value === 'number' ? [value] : [];
}

/** The figure nearest to one that would do; the same where it does. */
export const nearestIn = ({ least, most, whole }: Range, figure: number): number => {
  const held = Math.min(most, Math.max(least, figure));
  return whole ? Math.round(held) : held;
};

const units: Partial<Record<TokenType, string>> = { dimension: 'px', duration: 'ms' };

/** A figure as a token of this type says it. */
export const figureText = (type: TokenType, figure: number): string =>
  `${Math.round(figure * 1000) / 1000}${units[type] ?? ''}`;

/** A range in words: `from 0px to 48px`. */
export const rangeText = (type: TokenType, { least, most, whole }: Range): string =>
  `${whole ? 'a whole number ' : ''}from ${figureText(type, least)} to ${figureText(type, most)}`;
