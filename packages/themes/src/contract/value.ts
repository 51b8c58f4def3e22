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

/** Types of the format that no token of the contract has; the parts of a brand’s own may be pointed at. */
export const compositeTypes = ['border', 'strokeStyle', 'transition', 'typography'] as const;

export type CompositeType = (typeof compositeTypes)[number];

export interface Dashes {
  readonly dashArray: readonly Dimension[];
  readonly lineCap: 'round' | 'butt' | 'square';
}

export interface CompositeValueOf {
  readonly border: {
    readonly color: Hex;
    readonly width: Dimension;
    readonly style: CompositeValueOf['strokeStyle'];
  };
  /** A word of CSS, or dashes. */
  readonly strokeStyle: string | Dashes;
  readonly transition: {
    readonly duration: number;
    readonly delay: number;
    readonly timingFunction: ValueOf['cubicBezier'];
  };
  readonly typography: {
    readonly fontFamily: readonly string[];
    readonly fontSize: Dimension;
    readonly fontWeight: number;
    readonly letterSpacing: Dimension;
    readonly lineHeight: number;
  };
}

/** Every type of the format. */
export type FormatType = TokenType | CompositeType;
export type FormatValueOf = ValueOf & CompositeValueOf;
export type FormatValue =
  | TokenValue
  | {
      [T in CompositeType]: { readonly type: T; readonly value: CompositeValueOf[T] };
    }[CompositeType];

/** What one rem is where a reader has asked for nothing else. */
export const rootSize = 16;

export const px = (value: number): Dimension => ({ value, unit: 'px' });

export const isComposite = (type: FormatType): type is CompositeType =>
  (compositeTypes as readonly string[]).includes(type);
