import type { ReactNode } from 'react';

export interface TreeItem {
  /** A name that no other has, anywhere in the tree. */
  readonly key: string;
  /** What it is called; letters typed find it by its beginning. */
  readonly label: string;
  /** A line under that. */
  readonly description?: string;
  /** At the end of its row, such as a figure; nothing that can be pressed. */
  readonly end?: ReactNode;
  /** What lies below it, once that is known. */
  readonly items?: readonly TreeItem[];
  /** Something lies below it that is not here yet. */
  readonly more?: boolean;
}

export interface TreeRow {
  readonly item: TreeItem;
  /** How deep it lies; the first level is 1. */
  readonly level: number;
  /** Its place among those beside it, and how many they are. */
  readonly place: number;
  readonly count: number;
  /** Whether what lies below it is in sight; undefined where nothing does. */
  readonly expanded: boolean | undefined;
}

/** Whether something lies below it, here or not yet. */
const isBranch = ({ items, more }: TreeItem): boolean =>
  more === true || (items !== undefined && items.length > 0);

/** Whether what lies below it has still to come. */
export const isAwaited = ({ items, more }: TreeItem): boolean =>
  more === true && items === undefined;

/** The rows in sight, from the first to the last. */
export function rowsOf(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  level = 1,
): TreeRow[] {
  return items.flatMap((item, index) => {
    const isOpen = isBranch(item) ? expanded.has(item.key) : undefined;
    const row = { item, level, place: index + 1, count: items.length, expanded: isOpen };
    return isOpen ? [row, ...rowsOf(item.items ?? [], expanded, level + 1)] : [row];
  });
}
