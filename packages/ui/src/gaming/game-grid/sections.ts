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
export const mostSections = 10;

/** A long list is drawn by halves of sections: a frame has no time for more. */
export const halfSize = sectionSize / 2;

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

/** Halves of sections, by their places. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** How far beyond the sight halves are kept, in heights of the window. */
const ahead = 1.75;

interface Sight {
  /** From the start of the list to the start of the window. */
  readonly top: number;
  /** Height of the window. */
  readonly height: number;
  /** From the start of one section to the start of the next. */
  readonly pitch: number;
  /** How many sections there are. */
  readonly count: number;
}

function within({ top, height, pitch, count }: Sight, beyond: number): Range {
  const at = (offset: number): number =>
    Math.min(2 * count - 1, Math.max(0, Math.floor((2 * offset) / pitch)));
  return { first: at(top - beyond * height), last: at(top + (1 + beyond) * height) };
}

/** The halves near the sight. */
export const near = (sight: Sight): Range => within(sight, ahead);

/** The halves in sight. */
export const inView = (sight: Sight): Range => within(sight, 0);

const isIn = (range: Range | undefined, place: number): boolean =>
  range !== undefined && range.first <= place && place <= range.last;

export const meet = (one: Range, other: Range): boolean =>
  one.first <= other.last && other.first <= one.last;

/** So many halves more than are near may stand before the first of them has to go. */
const most = 2;

const sizeOf = ({ first, last }: Range): number => last - first + 1;

/** One half less, at the end that is further out. */
function less(drawn: Range, wanted: Range): Range {
  const [above, below] = [wanted.first - drawn.first, drawn.last - wanted.last];
  if (above > 0 && above >= below) return { first: drawn.first + 1, last: drawn.last };
  return below > 0 ? { first: drawn.first, last: drawn.last - 1 } : drawn;
}

/** One half more, what is in sight first. */
function more(drawn: Range, wanted: Range, sight: Range): Range {
  const { first, last } = drawn;
  if (last < sight.last) return { first, last: last + 1 };
  if (first > sight.first) return { first: first - 1, last };
  if (last < wanted.last) return { first, last: last + 1 };
  return first > wanted.first ? { first: first - 1, last } : drawn;
}

/**
 * One step from what is drawn to what is to be: one half comes, or one goes, and
 * never both, as no frame has time for that. What is in sight comes before
 * anything goes.
 */
export function towards(drawn: Range, wanted: Range, sight: Range): Range {
  if (!meet(drawn, wanted)) return { first: sight.first, last: sight.first };
  const isSeen = drawn.first <= sight.first && drawn.last >= sight.last;
  const isMuch = sizeOf(drawn) >= sizeOf(wanted) + most;
  const first = isSeen && isMuch ? less(drawn, wanted) : more(drawn, wanted, sight);
  return first === drawn ? less(drawn, wanted) : first;
}

/** Which of its halves a section draws. */
export type Half = 'both' | 'first' | 'second';

/** Either a section by its place, or how many are left out. */
export type Part =
  | { readonly section: number; readonly half: Half }
  | { readonly gap: number; readonly after: number };

function halfOf(section: number, range: Range, focused: number | undefined): Half | undefined {
  if (section === focused) return 'both';
  const [first, second] = [isIn(range, 2 * section), isIn(range, 2 * section + 1)];
  if (first && second) return 'both';
  if (first) return 'first';
  return second ? 'second' : undefined;
}

/** What to draw: the halves of a range, the section with the focus, and gaps for the rest. */
export function parts(count: number, range: Range, focused?: number): readonly Part[] {
  const found: Part[] = [];
  let next = 0;
  for (let section = 0; section < count; section++) {
    const half = halfOf(section, range, focused);
    if (!half) continue;
    if (section > next) found.push({ gap: section - next, after: next });
    found.push({ section, half });
    next = section + 1;
  }
  if (count > next) found.push({ gap: count - next, after: next });
  return found;
}

/** Whether a part shows anything that somebody reached. */
export const isReached = (section: number, reached: Range | undefined): boolean =>
  isIn(reached, 2 * section) || isIn(reached, 2 * section + 1);
