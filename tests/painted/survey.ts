/** What a page says of itself, in CSS pixels from its upper left corner, before its pixels are looked at. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Red, green and blue from 0 to 255, and how much of it is there from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Words, or an icon that stands for words: ink on whatever lies behind it. */
export interface Ink {
  readonly kind: 'text' | 'mark';
  readonly what: string;
  readonly colour: Colour;
  readonly need: number;
  readonly boxes: readonly Box[];
}

/** A grey part that stands for what is not there yet. */
export interface Bone {
  readonly what: string;
  readonly box: Box;
}

/** Something that takes the focus, and the boxes around it, nearest first, that may show it. */
export interface Stop {
  readonly what: string;
  readonly boxes: readonly Box[];
}

export interface Survey {
  readonly inks: readonly Ink[];
  readonly bones: readonly Bone[];
  readonly stops: readonly Stop[];
}
