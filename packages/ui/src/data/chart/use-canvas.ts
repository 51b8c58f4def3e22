import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Measure {
  readonly width: number;
  readonly height: number;
  /** Size of letters beside the axes, in px. */
  readonly letters: number;
  /** The axis starts at the right. */
  readonly mirrored: boolean;
}

const read = (canvas: Element): Measure => {
  const { width, height } = canvas.getBoundingClientRect();
  const letters = canvas.parentElement?.querySelector('[data-names]') ?? canvas;
  const { fontSize } = getComputedStyle(letters);
  const mirrored = getComputedStyle(canvas).direction === 'rtl';
  return { width, height, letters: Number.parseFloat(fontSize) || 11, mirrored };
};

const isSame = (one: Measure | undefined, other: Measure): boolean =>
  one?.width === other.width &&
  one.height === other.height &&
  one.letters === other.letters &&
  one.mirrored === other.mirrored;

/** How large a canvas is drawn; nothing until it is known. */
export function useCanvas(ref: RefObject<Element | null>): Measure | undefined {
  const [measure, setMeasure] = useState<Measure>();
  useLayoutEffect(() => {
    const { current: canvas } = ref;
    if (!canvas) return undefined;
    const look = (): void => {
      const now = read(canvas);
      setMeasure((before) => (isSame(before, now) ? before : now));
    };
    look();
    const observer = globalThis.ResizeObserver ? new ResizeObserver(look) : undefined;
    observer?.observe(canvas);
    return () => observer?.disconnect();
  });
  return measure;
}
