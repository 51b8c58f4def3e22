import { useEffect, useState, type RefObject } from 'react';
import { later } from '#kernel/parts/later.tsx';
import { whenQuiet } from '#kernel/parts/when-quiet.ts';
import { screenful } from './page-foot.css.ts';

const Foot = later(async () => (await import('./home-rendered.ts')).Foot);

interface PageFootProps {
  /** What it stands below. */
  readonly main: RefObject<HTMLElement | null>;
  /** Nothing lies over the end of the page. */
  readonly last: boolean;
}

/** What must be said on every page, below its first screen: no page is drawn with it, and none moves when it comes. */
export function PageFoot({ main, last }: PageFootProps) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  useEffect(() => {
    const above = main.current;
    if (!isQuiet || !above) return undefined;
    above.classList.add(screenful);
    return () => above.classList.remove(screenful);
  }, [isQuiet, main]);
  return isQuiet ? <Foot brief last={last} /> : null;
}
