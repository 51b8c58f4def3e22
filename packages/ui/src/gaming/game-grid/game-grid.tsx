import { useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { Gap } from './gap.tsx';
import * as css from './game-grid.css.ts';
import { Tiles } from './section.tsx';
import { inSections, isReached, mostSections, parts, sectionSize, type Part } from './sections.ts';
import { useEnd } from '../../util/use-end.ts';
import { useMeasure } from './use-measure.ts';
import { useWindow } from './use-window.ts';

export interface GameGridProps<Item> extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the grid holds. */
  label: string;
  /** The games in their order. A game that is the same object is not drawn again. */
  items: readonly Item[];
  /** A name for each that no other has. */
  keyOf: (item: Item) => string;
  /** Draws a game as a `GameTile`. Keep it stable: a new function draws every tile anew. */
  children: (item: Item, index: number) => ReactNode;
  /** Asks for more, at most once a second, while the end is near; leave it out when all is there. */
  onEnd?: (() => void) | undefined;
  /** More is on its way. */
  busy?: boolean;
}

/** The same sections as before, but for what changed. */
function useSections<Item>(items: readonly Item[]) {
  const [held, hold] = useState(() => ({ items, sections: inSections(items) }));
  if (held.items === items) return held.sections;
  const sections = inSections(items, held.sections);
  hold({ items, sections });
  return sections;
}

/** Games in columns, as many as there are. */
export function GameGrid<Item>({
  label,
  items,
  keyOf,
  children,
  onEnd,
  busy = false,
  className,
  ref,
  ...rest
}: GameGridProps<Item>) {
  const grid = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const sections = useSections(items);
  useEnd(end, onEnd, busy, items);
  const pitch = useMeasure(grid, items.length >= sectionSize, sections.length > mostSections);
  const window = useWindow(grid, pitch, sections.length);
  const shown: readonly Part[] = window
    ? parts(sections.length, window.range, window.focused)
    : sections.map((_, section) => ({ section, half: 'both' }));

  const draw = (part: Part): ReactNode => {
    if ('gap' in part) return <Gap key={`gap ${part.after}`} sections={part.gap} />;
    const section = sections[part.section];
    return section ? (
      <Tiles
        key={part.section}
        section={section}
        outOf={onEnd ? -1 : items.length}
        half={part.half}
        inSight={isReached(part.section, window?.reached)}
        keyOf={keyOf}
      >
        {children}
      </Tiles>
    ) : null;
  };
  return (
    <>
      <section
        {...rest}
        ref={useMergedRef(grid, ref)}
        className={cx(css.grid, className)}
        aria-label={label}
        aria-busy={busy}
      >
        {shown.map(draw)}
      </section>
      <div ref={end} className={css.end} />
    </>
  );
}
