import { useEffect, type RefObject } from 'react';

/** How fast a line crawls, in px a second: slow enough to read along. */
const speed = 36;

/** How long a line of a width takes to pass, in whole ms. */
export const crawlTime = (width: number): number => Math.round((width / speed) * 1000);

/** The browser has looked where it was while it still moved. */
function showFromBegin({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/**
 * Gives a line that is there twice the time that its width asks for, and shows what the keys reach of
 * it. It goes through the object model, since the style policy allows no style attribute.
 */
export function useCrawl(line: RefObject<HTMLElement | null>, words: string): void {
  useEffect(() => {
    const element = line.current;
    if (!element || words === '') return undefined;
    const measure = (): void => {
      const time = crawlTime(element.scrollWidth / 2);
      element.style.setProperty('animation-duration', `${time}ms`);
    };
    measure();
    // Letters of another family are of another width.
    void document.fonts?.ready.then(measure);
    window.addEventListener('resize', measure);
    element.addEventListener('focusin', showFromBegin);
    return () => {
      window.removeEventListener('resize', measure);
      element.removeEventListener('focusin', showFromBegin);
    };
  }, [line, words]);
}
