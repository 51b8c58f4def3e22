/** The types of design tokens the contract uses, by their names in the DTCG format. */
export type TokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'cubicBezier'
  | 'number'
  | 'fontFamily'
  | 'fontWeight'
  | 'shadow'
  | 'gradient';

/** Lower-case sRGB hex, `#rrggbb` or `#rrggbbaa`: what is written is what is measured. */
export type Hex = `#${string}`;

export interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

export interface ShadowLayer {
  readonly color: Hex;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
  readonly inset: boolean;
}

export interface GradientStop {
  readonly color: Hex;
  /** 0 to 1. */
  readonly position: number;
}

/** A parsed value of each type: numbers and closed shapes, never a string of CSS. */
export interface ValueOf {
  readonly color: Hex;
  readonly dimension: Dimension;
  /** Milliseconds. */
  readonly duration: number;
  readonly cubicBezier: readonly [number, number, number, number];
  readonly number: number;
  readonly fontFamily: readonly string[];
  readonly fontWeight: number;
  readonly shadow: readonly ShadowLayer[];
  readonly gradient: readonly GradientStop[];
}

export type TokenValue = {
  [T in TokenType]: { readonly type: T; readonly value: ValueOf[T] };
}[TokenType];

/** What one rem is where a reader has asked for nothing else. */
export const rootSize = 16;

export const px = (value: number): Dimension => ({ value, unit: 'px' });
