import type { WayOut } from '../overlay/way-out.ts';

/** Where a drawer comes from; `filter` leaves it to the brand's slot of that name. */
export type DrawerSide = 'start' | 'end' | 'filter';

/** The way out of a drawer, with the brand's choice for filters. */
export const wayOf = (side: DrawerSide, filter: string | undefined): WayOut => {
  if (side !== 'filter') return side;
  return filter === 'drawer' ? 'end' : 'down';
};
