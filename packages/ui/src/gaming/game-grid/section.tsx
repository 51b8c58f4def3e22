import { memo, useState, type ReactNode } from 'react';

import { nearness, NearnessContext } from '../../util/nearness.ts';
import * as css from './game-grid.css.ts';
import { sectionSize, type Section } from './sections.ts';

export interface TilesProps<Item> {
  section: Section<Item>;
  /** How many there are in all; less than nothing says that nobody knows yet. */
  outOf: number;
  /** Somebody looks at it as soon as it stands: its pictures do not wait. */
  inSight?: boolean;
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
}

function SectionTiles<Item>({
  section,
  outOf,
  inSight = false,
  keyOf,
  children,
}: TilesProps<Item>) {
  const { start, items } = section;
  const [part] = useState(() => nearness(inSight));
  const { watch } = part;
  return (
    <NearnessContext value={part}>
      <ul
        ref={watch}
        className={css.section}
        data-section={items.length === sectionSize ? 'whole' : 'part'}
        data-place={start / sectionSize}
      >
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={css.item}
            aria-posinset={start + index + 1}
            aria-setsize={outOf}
          >
            {children(item, start + index)}
          </li>
        ))}
      </ul>
    </NearnessContext>
  );
}

/** A section is drawn again only when something of it changed. */
export const Tiles = memo(SectionTiles) as typeof SectionTiles;
