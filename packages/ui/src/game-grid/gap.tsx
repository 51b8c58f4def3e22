import { useLayoutEffect, useRef } from 'react';

import { pitchOf } from './use-measure.ts';

/** As high as the sections that it stands for. */
export function Gap({ sections }: { sections: number }) {
  const gap = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = gap.current;
    const grid = element?.parentElement;
    if (!element || !grid) return;
    const rowGap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
    element.style.blockSize = `${sections * pitchOf(grid) - rowGap}px`;
  });
  return <div ref={gap} />;
}
