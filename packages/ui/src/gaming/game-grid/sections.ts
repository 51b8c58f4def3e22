/**
 * Tiles of a section: whole rows in two, three, four and six columns, and
 * about a screen of a phone, so that few sections are ever in sight and one
 * that comes near does not cost a frame.
 */
export const sectionSize = 12;

/**
 * So many sections stay in the document, where they can be searched and cost
 * nothing out of sight. A list beyond that keeps only what is near: what is
 * come back to has to stand in one frame, however long it was.
 */
export const mostSections = 24;

export interface Section<Item> {
  readonly start: number;
  readonly items: readonly Item[];
}

/** A list in sections. One that did not change since the last time is the same object. */
export function inSections<Item>(
  items: readonly Item[],
  before: readonly Section<Item>[] = [],
): readonly Section<Item>[] {
  const sections: Section<Item>[] = [];
  for (let start = 0; start < items.length; start += sectionSize) {
    const part = items.slice(start, start + sectionSize);
    const old = before[sections.length];
    const same =
      old?.items.length === part.length && part.every((item, index) => item === old.items[index]);
    sections.push(same ? old : { start, items: part });
  }
  return sections;
}

export interface Range {
  readonly first: number;
  readonly last: number;
}

/** How far beyond the sight sections are kept, in heights of the window. */
const ahead = 1.75;

interface Sight {
  /** From the start of the list to the start of the window. */
  readonly top: number;
  /** Height of the window. */
  readonly height: number;
  /** From the start of one section to the start of the next. */
  readonly pitch: number;
  readonly count: number;
}

function within({ top, height, pitch, count }: Sight, beyond: number): Range {
  const at = (offset: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor(offset / pitch)));
  return { first: at(top - beyond * height), last: at(top + (1 + beyond) * height) };
}

/** The sections near the sight. */
export const near = (sight: Sight): Range => within(sight, ahead);

/** The sections in sight. */
export const seen = (sight: Sight): Range => within(sight, 0);

export const isIn = (range: Range | undefined, place: number): boolean =>
  range !== undefined && range.first <= place && place <= range.last;

export const meet = (one: Range, other: Range): boolean =>
  one.first <= other.last && other.first <= one.last;

/**
 * One step from what is drawn to what is to be: at either end at most one section
 * goes, and one comes, what is in sight first. No step costs more than a frame has.
 */
export function towards(drawn: Range, wanted: Range, sight: Range): Range {
  if (!meet(drawn, wanted)) return { first: sight.first, last: sight.first };
  const first = drawn.first < wanted.first ? drawn.first + 1 : drawn.first;
  const last = drawn.last > wanted.last ? drawn.last - 1 : drawn.last;
  if (last < sight.last) return { first, last: last + 1 };
  if (first > sight.first) return { first: first - 1, last };
  if (last < wanted.last) return { first, last: last + 1 };
  return { first: first > wanted.first ? first - 1 : first, last };
}

/** Either a section by its place, or how many are left out. */
export type Part = { readonly section: number } | { readonly gap: number; readonly after: number };

/** What to draw: the sections of a range, the one with the focus, and gaps for the rest. */
export function parts(count: number, { first, last }: Range, focused?: number): readonly Part[] {
  const shown = new Set<number>();
  for (let place = first; place <= Math.min(last, count - 1); place++) shown.add(place);
  if (focused !== undefined && focused < count) shown.add(focused);
  const found: Part[] = [];
  let next = 0;
  for (const place of [...shown].toSorted((one, other) => one - other)) {
    if (place > next) found.push({ gap: place - next, after: next });
    found.push({ section: place });
    next = place + 1;
  }
  if (count > next) found.push({ gap: count - next, after: next });
  return found;
}
