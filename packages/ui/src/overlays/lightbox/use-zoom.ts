import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import { about, closeUp, kept, largest, whole, type Point, type View } from './view.ts';

interface Shown {
  readonly scale: number;
  /** It can be seen closer than it is. */
  readonly more: boolean;
}

export interface Zoom extends Shown {
  /** Larger or smaller about a point of the window; about the middle unless told. */
  readonly by: (factor: number, at?: Point) => void;
  /** Close to what was pressed, or all of it again. */
  readonly toggle: (at: Point) => void;
  /** Follows a finger or a key; says whether there was anywhere to go. */
  readonly move: (x: number, y: number) => boolean;
  /** All of it. */
  readonly reset: () => void;
  /** Looks anew at what can be done: the picture has come, or has not. */
  readonly refresh: (ready: boolean) => void;
  readonly isIn: () => boolean;
}

const nothing: Shown = { scale: 1, more: false };

/**
 * Makes a picture larger in its frame, within its edges. It is written through
 * the object model, which the style policy allows, and not as an attribute.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLImageElement | null>,
): Zoom {
  const last = useRef<{ of: HTMLImageElement | null; view: View }>({ of: null, view: whole });
  const [shown, setShown] = useState(nothing);

  /** Each picture is first seen whole; the one before it is left as it was found. */
  const view = useCallback((): View => {
    const image = picture.current;
    const { of } = last.current;
    if (of !== image) {
      of?.style.removeProperty('transform');
      last.current = { of: image, view: whole };
    }
    return last.current.view;
  }, [picture]);

  const show = useCallback(
    (wanted: View): boolean => {
      const image = picture.current;
      const box = frame.current;
      if (!box || !image?.naturalWidth || image.offsetWidth === 0) {
        setShown(nothing);
        return false;
      }
      const fitted = { width: image.offsetWidth, height: image.offsetHeight };
      const most = largest({ width: image.naturalWidth, height: image.naturalHeight }, fitted);
      const before = view();
      const size = { width: box.clientWidth, height: box.clientHeight };
      const next = kept(wanted, most, fitted, size);
      last.current = { of: image, view: next };
      if (next.scale === 1) image.style.removeProperty('transform');
      else
        image.style.setProperty(
          'transform',
          `translate(${next.x}px, ${next.y}px) scale(${next.scale})`,
        );
      setShown({ scale: next.scale, more: next.scale < most });
      return Math.abs(next.x - before.x) + Math.abs(next.y - before.y) > 0.5;
    },
    [frame, picture, view],
  );

  useEffect(() => {
    const refit = (): void => void show(view());
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, [show, view]);

  const acts = useMemo(() => {
    const fromMiddle = (point: Point | undefined): Point => {
      const box = frame.current?.getBoundingClientRect();
      if (!box || !point) return { x: 0, y: 0 };
      return { x: point.x - box.x - box.width / 2, y: point.y - box.y - box.height / 2 };
    };
    const to = (scale: number, point?: Point): void =>
      void show(about(view(), scale, fromMiddle(point)));
    return {
      by: (factor: number, point?: Point): void => {
        const scale = Math.max(1, view().scale * factor);
        // A hair larger than the whole is the whole.
        to(scale < 1.02 ? 1 : scale, point);
      },
      toggle: (point: Point): void => to(view().scale > 1 ? 1 : closeUp, point),
      move: (x: number, y: number): boolean => {
        const { scale, x: oldX, y: oldY } = view();
        return show({ scale, x: oldX + x, y: oldY + y });
      },
      reset: (): void => void show(whole),
      refresh: (ready: boolean): void => {
        if (ready) show(view());
        else setShown(nothing);
      },
      isIn: (): boolean => view().scale > 1,
    };
  }, [frame, show, view]);

  return { ...shown, ...acts };
}
