import type { TreeRow } from './tree-rows.ts';

/** What a key means in a tree: another row, or another state of this one. */
export type TreeStep =
  | { readonly to: number }
  | { readonly expand: boolean }
  | { readonly choose: true };

const parentOf = (rows: readonly TreeRow[], at: number): number => {
  const level = rows[at]?.level ?? 1;
  return rows.findLastIndex((row, index) => index < at && row.level < level);
};

const within = (rows: readonly TreeRow[], to: number): TreeStep | undefined =>
  rows[to] ? { to } : undefined;

/** The key that leads deeper: it opens, and goes on once it is open. */
function inward(rows: readonly TreeRow[], at: number): TreeStep | undefined {
  const row = rows[at];
  if (row?.expanded === false) return { expand: true };
  const next = rows[at + 1];
  return row?.expanded && next && next.level > row.level ? { to: at + 1 } : undefined;
}

/** The key that leads back: it closes, and goes up once it is closed. */
function outward(rows: readonly TreeRow[], at: number): TreeStep | undefined {
  return rows[at]?.expanded ? { expand: false } : within(rows, parentOf(rows, at));
}

/** The pattern of the W3C for trees, in either direction of the page. */
export function stepBy(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  rtl: boolean,
): TreeStep | undefined {
  switch (key) {
    case 'ArrowDown':
      return within(rows, at + 1);
    case 'ArrowUp':
      return within(rows, at - 1);
    case 'Home':
      return within(rows, 0);
    case 'End':
      return within(rows, rows.length - 1);
    case 'ArrowRight':
      return rtl ? outward(rows, at) : inward(rows, at);
    case 'ArrowLeft':
      return rtl ? inward(rows, at) : outward(rows, at);
    case 'Enter':
    case ' ':
      return { choose: true };
    default:
      return undefined;
  }
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** The next row that begins with what was typed; the same letter again goes on to the next one. */
export function foundBy(typed: string, rows: readonly TreeRow[], at: number): number | undefined {
  const letters = folded(typed);
  const again = letters.length > 1 && [...letters].every((letter) => letter === letters[0]);
  const sought = again ? letters.slice(0, 1) : letters;
  const from = sought.length > 1 ? at : at + 1;
  const order = rows.map((_, index) => (from + index) % rows.length);
  return order.find((index) => folded(rows[index]?.item.label ?? '').startsWith(sought));
}
