import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';

const reachable = { role: 'group', tabIndex: 0 } as const;

/** A table that scrolls within itself where it is too wide; then the keyboard can stand on it. */
export function WideTable({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!box || !globalThis.ResizeObserver) return undefined;
    const sizes = new ResizeObserver(() => setIsWide(box.scrollWidth > box.clientWidth + 1));
    for (const one of [box, ...box.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      data-scrolls=""
      {...(isWide ? { ...reachable, 'aria-label': t('html.table') } : {})}
    >
      <table>{children}</table>
    </div>
  );
}
