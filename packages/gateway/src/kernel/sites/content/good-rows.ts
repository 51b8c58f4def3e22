import type { Clock } from '../../time/clock.ts';

const MINUTE = 60_000;
const MOST_REMEMBERED = 1_000;

/** How rows of one table become items of a reply. */
export interface Rows<Row, Item> {
  /** Its name, for the log. */
  readonly table: string;
  /** Which of its rows it is, for the log. */
  keyOf(row: Row): string;
  make(row: Row): Item;
  /** Whether a reply may hold what was made. */
  check(item: unknown): item is Item;
}

/**
 * Items of those rows that a reply may hold. One that was written wrongly costs
 * itself and a line in the log, and not the page that it stood on.
 */
export type KeepGood = <Row, Item>(rows: readonly Row[], how: Rows<Row, Item>) => Item[];

/** A row is told of once a minute at most: it is read again and again. */
export function createKeepGood(clock: Clock, tell: (row: object, sentence: string) => void) {
  const told = new Map<string, number>();
  const isNews = (name: string): boolean => {
    const now = clock();
    if (now < (told.get(name) ?? Number.NEGATIVE_INFINITY) + MINUTE) return false;
    told.delete(name);
    const [oldest] = told.keys();
    if (told.size >= MOST_REMEMBERED && oldest !== undefined) told.delete(oldest);
    told.set(name, now);
    return true;
  };
  const keepGood: KeepGood = (rows, { table, keyOf, make, check }) =>
    rows.flatMap((row) => {
      const item = made(() => make(row));
      if (item !== undefined && check(item)) return [item];
      const key = keyOf(row);
      if (isNews(`${table} ${key}`)) tell({ table, row: key }, 'a row was left out of a reply');
      return [];
    });
  return keepGood;
}

/** What a row holds may also be too odd to make anything of. */
function made<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
