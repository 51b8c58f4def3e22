import { EditFault, parentOf, shownPath, treeOf, type Path } from './document.ts';
import { innerOf, joined, layoutOf, lineBreak, type Entry, type Layout } from './layout.ts';
import { indentAt, lineStart, styleOf, widest, written, type Style } from './style.ts';

const comment = /\/[/*]/;

/** From the end, since from the front each space might be the first of the last ones. */
function spacesBehind(text: string): string {
  let start = text.length;
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start -= 1;
  return text.slice(start);
}

/** Where entries of a layout begin their lines; none when they stand on one. */
function entryIndent({ gaps }: Layout): string | undefined {
  const gap = gaps.find((one) => lineBreak.test(one));
  return gap === undefined ? undefined : spacesBehind(gap);
}

interface Place {
  readonly text: string;
  readonly style: Style;
  readonly layout: Layout;
  /** The indent of the line that the bracket stands on. */
  readonly outer: string;
  /** The indent of an entry on a line of its own. */
  readonly inner: string;
  /** Whether entries stand on lines of their own. */
  readonly unfolded: boolean;
  readonly isRoot: boolean;
  readonly index: number | undefined;
}

function placeOf(text: string, path: Path): Place {
  const root = treeOf(text);
  const { node, index } = parentOf(root, path);
  const style = styleOf(text, root);
  const layout = layoutOf(text, node);
  const outer = indentAt(text, node.offset);
  const inner = entryIndent(layout);
  return {
    text,
    style,
    layout,
    outer,
    inner: inner ?? outer + style.unit,
    unfolded: inner !== undefined,
    isRoot: node === root,
    index,
  };
}

/** The text with other entries between the brackets. */
function withEntries(
  { text, style, layout, outer, inner }: Place,
  parts: Pick<Layout, 'gaps' | 'entries' | 'foot'>,
  lastComma: boolean,
): string {
  const between = innerOf(parts, lastComma && parts.entries.length > 0, {
    entry: style.eol + inner,
    close: style.eol + outer,
  });
  return text.slice(0, layout.start) + between + text.slice(layout.end);
}

/** Of two gaps that meet the one to keep: what is said in either stays, and so do lines. */
function gapLeft(first: string, second: string): string {
  if (comment.test(first)) return comment.test(second) ? first.trimEnd() + second : first;
  if (comment.test(second)) return second;
  return lineBreak.test(second) && !lineBreak.test(first) ? second : first;
}

/** An entry as it stood in its file. */
export interface LooseEntry {
  readonly entry: Entry;
  readonly indent: string;
  readonly style: Style;
}

/** What is left when an entry goes, and the entry. */
export function without(text: string, path: Path): { text: string; taken: LooseEntry } {
  const place = placeOf(text, path);
  const { layout, style, index, inner, outer } = place;
  const entry = index === undefined ? undefined : layout.entries[index];
  if (index === undefined || !entry) throw new EditFault(`Nothing stands at ${shownPath(path)}.`);
  const gap = layout.gaps[index] ?? '';
  const next = layout.gaps[index + 1];
  const isLast = next === undefined;
  const gaps = isLast
    ? layout.gaps.slice(0, -1)
    : layout.gaps.toSpliced(index, 2, gapLeft(gap, next));
  const said = isLast && comment.test(gap) ? gap.trimEnd() : '';
  const entries = layout.entries.toSpliced(index, 1);
  const foot = joined(said, layout.foot, style.eol + outer);
  const lastComma = layout.entries.at(-1)?.comma ?? false;
  const parts = { gaps, entries, foot: entries.length === 0 && foot.trim() === '' ? '' : foot };
  return { text: withEntries(place, parts, lastComma), taken: { entry, indent: inner, style } };
}

/** A line of its own, where all other entries have one or the entry needs it. */
function gapFor(place: Place, index: number, { lead, body, key, tail }: Entry): string {
  const { text, layout, style, inner, unfolded, isRoot } = place;
  const line = style.eol + inner;
  if (unfolded) return line;
  if (layout.entries.length > 0) return index > 0 ? ' ' : (layout.gaps[1] ?? ' ');
  const column = layout.start - lineStart(text, layout.start);
  const isLong = column + body.length > widest;
  const needsLine = lineBreak.test(layout.foot + lead + body + tail);
  if (isRoot || isLong || needsLine || (key > 0 && !style.flat)) return line;
  return key > 0 ? ' ' : '';
}

/** An entry among the others; in an empty object behind what is said there. */
function placed(place: Place, index: number, entry: Entry): string {
  const { layout, style, outer } = place;
  const gap = gapFor(place, index, entry);
  if (layout.entries.length === 0) {
    const breaks = lineBreak.test(gap);
    const gaps = [layout.foot.trimEnd() + gap];
    const foot = breaks ? style.eol + outer : gap;
    return withEntries(place, { gaps, entries: [entry], foot }, breaks && style.lastComma);
  }
  // What stands before the first entry stands before the new first one.
  const gaps = layout.gaps.toSpliced(Math.max(1, index), 0, gap);
  const entries = layout.entries.toSpliced(index, 0, entry);
  const lastComma = layout.entries.at(-1)?.comma ?? false;
  return withEntries(place, { gaps, entries, foot: layout.foot }, lastComma);
}

function freeIndex({ layout, index }: Place, path: Path): number {
  const step = path.at(-1);
  const count = layout.entries.length;
  if (typeof step === 'number') {
    if (Number.isInteger(step) && step >= 0 && step <= count) return step;
    throw new EditFault(`${shownPath(path)} lies beyond the ${count} entries of the list.`);
  }
  if (index !== undefined) throw new EditFault(`${shownPath(path)} is taken.`);
  return count;
}

const nameOf = (step: string | number | undefined): string =>
  typeof step === 'string' ? JSON.stringify(step) : '';

/** A new value at a free key, behind the others, or in a list before the one that has the place. */
export function withNew(text: string, path: Path, value: unknown): string {
  const place = placeOf(text, path);
  const index = freeIndex(place, path);
  const key = nameOf(path.at(-1));
  const before = key === '' ? '' : `${key}: `;
  const body = before + written(value, place.style, place.inner, before.length);
  const entry = { lead: '', body, key: key.length, value: before.length, mid: '', tail: '' };
  return placed(place, index, { ...entry, comma: false });
}

const indented = (piece: string, from: string, to: string): string =>
  from === to
    ? piece
    : piece.replaceAll(/(\r\n|\n|\r)([ \t]*)/g, (_, eol: string, space: string) =>
        space.startsWith(from) ? eol + to + space.slice(from.length) : eol + space,
      );

/** The body under another key, or under none. */
function renamed({ body, key, value }: Entry, step: string | number | undefined): string {
  if (typeof step !== 'string') return body.slice(value);
  return key > 0 ? nameOf(step) + body.slice(key) : `${nameOf(step)}: ${body}`;
}

/** An entry that stood elsewhere, with its comments, under the last key of a path. */
export function withEntry(text: string, path: Path, { entry, indent, style }: LooseEntry): string {
  // What is left may hold no line any more to learn the style from.
  const place = { ...placeOf(text, path), style };
  const index = freeIndex(place, path);
  const inner = place.unfolded ? place.inner : place.outer + style.unit;
  const to = (piece: string): string => indented(piece, indent, inner);
  const step = path.at(-1);
  return placed({ ...place, inner }, index, {
    ...entry,
    lead: to(entry.lead),
    body: to(renamed(entry, step)),
    key: nameOf(step).length,
    mid: to(entry.mid),
    tail: to(entry.tail),
  });
}
