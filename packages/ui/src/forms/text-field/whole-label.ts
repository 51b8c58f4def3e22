import { useCallback, type RefCallback } from 'react';

const wraps = 'data-label-wraps';

/** Wider than the line it has to stand on, in whole or in the part that gives way to a mark. */
const isCut = (label: Element): boolean =>
  [label, ...label.children].some((line) => line.scrollWidth > line.clientWidth + 1);

/** Gives a label that one line cannot hold as many as it needs, over the value instead of in its place. */
export function useWholeLabel(text: string): RefCallback<HTMLDivElement> {
  return useCallback(
    (box: HTMLDivElement) => {
      let known = -1;
      const measure = (): void => {
        const label = box.querySelector('label');
        const { clientWidth } = box;
        if (!label || clientWidth === known) return;
        known = clientWidth;
        // As it stands on one line, which nobody sees before the next picture of the page.
        box.removeAttribute(wraps);
        box.toggleAttribute(wraps, text !== '' && isCut(label));
      };
      measure();
      const resized = globalThis.ResizeObserver && new ResizeObserver(measure);
      resized?.observe(box);
      return () => resized?.disconnect();
    },
    [text],
  );
}
