import { memo, useState, type ReactNode } from 'react';

import { nearness, NearnessContext } from '../../util/nearness.ts';
import * as css from './game-grid.css.ts';
import { halfSize, sectionSize, type Half, type Section } from './sections.ts';

export interface TilesProps<Item> {
  section: Section<Item>;
  /** How many there are in all; less than nothing says that nobody knows yet. */
  outOf: number;
  /** What of it is drawn; the room of the rest is kept. */
  half?: Half;
  /** Somebody looks at it as soon as it stands: its pictures do not wait. */
  inSight?: boolean;
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
}

interface TileProps<Item> {
  item: Item;
  index: number;
  outOf: number;
  draw: (item: Item, index: number) => ReactNode;
}

/** Of a section that draws its other half, the tiles that stand are not drawn again. */
const Tile = memo(function OneTile<Item>({ item, index, outOf, draw }: TileProps<Item>) {
  return (
    <li className={css.item} aria-posinset={index + 1} aria-setsize={outOf}>
      {draw(item, index)}
    </li>
  );
}) as <Item>(props: TileProps<Item>) => ReactNode;

function SectionTiles<Item>({
  section,
  outOf,
  half = 'both',
  inSight = false,
  keyOf,
  children,
}: TilesProps<Item>) {
  const { start, items } = section;
  const [part] = useState(() => nearness(inSight));
  const { watch } = part;
  const isWhole = items.length === sectionSize;
  // The last may be shorter than a half, and has no room to keep.
  const shown = isWhole ? half : 'both';
  const from = shown === 'second' ? halfSize : 0;
  const drawn = shown === 'both' ? items : items.slice(from, from + halfSize);
  return (
    <NearnessContext value={part}>
      <ul
        ref={watch}
        className={css.section}
        data-section={isWhole ? 'whole' : 'part'}
        data-place={start / sectionSize}
        data-half={shown === 'both' ? undefined : shown}
      >
        {drawn.map((item, index) => (
          <Tile
            key={keyOf(item)}
            item={item}
            index={start + from + index}
            outOf={outOf}
            draw={children}
          />
        ))}
      </ul>
    </NearnessContext>
  );
}

/** A section is drawn again only when something of it changed. */
export const Tiles = memo(SectionTiles) as typeof SectionTiles;
