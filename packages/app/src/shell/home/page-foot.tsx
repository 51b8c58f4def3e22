import { useEffect, useState } from 'react';
import { later } from '#kernel/parts/later.tsx';
import { whenQuiet } from '#kernel/parts/when-quiet.ts';

const Foot = later(async () => (await import('./home-rendered.ts')).Foot);

interface PageFootProps {
  /** Nothing lies over the end of the page. */
  readonly last: boolean;
}

/** What must be said on every page, below its first screen: no page is drawn with it, and none moves when it comes. */
export function PageFoot({ last }: PageFootProps) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet ? <Foot brief last={last} /> : null;
}
