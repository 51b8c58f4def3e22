import { from, type Range } from './range.ts';
import {
  px,
  type GradientStop,
  type Hex,
  type ShadowLayer,
  type TokenType,
  type ValueOf,
} from './value.ts';

export type Mode = 'dark' | 'light';
export const modes: readonly Mode[] = ['dark', 'light'];

/** A colour that must be readable on others: WCAG 2.2 ratio, tested for every merchant and mode. */
export interface ContrastPair {
  /** Paths of the colours it stands on. */
  readonly on: readonly string[];
  /** 4.5 for text, 3 for large text, edges and focus. */
  readonly atLeast: 3 | 4.5;
}

export interface Token<T extends TokenType = TokenType> {
  readonly type: T;
  /** What the token is for, in a sentence. */
  readonly role: string;
  /** The base value; most tokens have one for both modes. */
  readonly base: Readonly<Record<Mode, ValueOf[T]>>;
  readonly pair?: ContrastPair;
  /** Where its figures make sense; every token that has figures has one. */
  readonly range?: Range;
  /**
   * It may let through what lies below: the page, or anything that scrolls by.
   * What is read, or read on, may not unless it says so.
   */
  readonly sheer?: 'page' | 'anything';
  /** Who says nothing of it means what is said of this one: a brand of one face says it once. */
  readonly follows?: string;
  /** It is text or as high as its text, so it grows with what a reader's device asks for. */
  readonly scales?: true;
}

const both = <V>(value: V): Record<Mode, V> => ({ dark: value, light: value });

export const color = (
  role: string,
  dark: Hex,
  light: Hex,
  pair?: ContrastPair,
): Token<'color'> => ({
  type: 'color',
  role,
  base: { dark, light },
  ...(pair ? { pair } : {}),
});

/** A colour that may let through what lies below it. */
export const sheer = (over: 'page' | 'anything', token: Token<'color'>): Token<'color'> => ({
  ...token,
  sheer: over,
});

export const dimension = (role: string, value: number, range: Range): Token<'dimension'> => ({
  type: 'dimension',
  role,
  base: both(px(value)),
  range,
});

/** A length of letters, or of a box that is as high as its letters: said in px, served in rem. */
export const scaled = (role: string, value: number, range: Range): Token<'dimension'> => ({
  ...dimension(role, value, range),
  scales: true,
});

export const number = (role: string, value: number, range: Range): Token<'number'> => ({
  type: 'number',
  role,
  base: both(value),
  range,
});

export const weight = (role: string, value: number, range: Range): Token<'fontWeight'> => ({
  type: 'fontWeight',
  role,
  base: both(value),
  range,
});

export const family = (role: string, ...names: string[]): Token<'fontFamily'> => ({
  type: 'fontFamily',
  role,
  base: both(names),
});

/** A voice that speaks in the face of another one, unless a brand gives it its own. */
export const following = (follows: string, token: Token<'fontFamily'>): Token<'fontFamily'> => ({
  ...token,
  role: `${token.role} Unsaid, it is that of ${follows}.`,
  follows,
});

export const duration = (role: string, ms: number, range: Range): Token<'duration'> => ({
  type: 'duration',
  role,
  base: both(ms),
  range,
});

/** How far a curve may shoot over its ends, before what moves leaves its place. */
const overshoot = from(-1, 2);

export const easing = (
  role: string,
  ...curve: [number, number, number, number]
): Token<'cubicBezier'> => ({
  type: 'cubicBezier',
  role,
  base: both(curve),
  range: overshoot,
});

export const gradient = (
  role: string,
  dark: readonly GradientStop[],
  light: readonly GradientStop[],
): Token<'gradient'> => ({ type: 'gradient', role, base: { dark, light } });

export const shadow = (
  role: string,
  dark: readonly ShadowLayer[],
  light: readonly ShadowLayer[] = dark,
): Token<'shadow'> => ({ type: 'shadow', role, base: { dark, light } });

/** Stops from colours spread evenly; one colour gives a flat fill. */
export const stops = (...colors: readonly Hex[]): readonly GradientStop[] =>
  (colors.length === 1 ? [...colors, ...colors] : colors).map((stop, index, all) => ({
    color: stop,
    position: index / (all.length - 1),
  }));
