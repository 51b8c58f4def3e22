import { useLayoutEffect, useRef } from 'react';

import * as css from './game-grid.css.ts';

/** As high as the sections that it stands for. */
export function Gap({ sections }: { sections: number }) {
  const gap = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    gap.current?.style.setProperty(css.leftOut.name, String(sections));
  }, [sections]);
  return <div ref={gap} className={css.gap} />;
}
