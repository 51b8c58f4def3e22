import type { Node } from 'jsonc-parser';
import { isComment, tokensIn, type Lexeme } from './tokens.ts';

/** An entry of an object or a list with all that belongs to it. */
export interface Entry {
  /** The comments right above it, down to the entry itself. */
  readonly lead: string;
  /** `"key": value`, or a value. */
  readonly body: string;
  /** How much of the body is the key, and where its value begins; nothing in a list. */
  readonly key: number;
  readonly value: number;
  /** What stands before its comma. */
  readonly mid: string;
  readonly comma: boolean;
  /** The comment behind it, on its line. */
  readonly tail: string;
}

/**
 * What stands between two brackets: a gap before each entry, and the foot.
 * Blank lines, and comments that a blank line parts from what follows, are in the gaps: they
 * belong to the place and not to the entry.
 */
export interface Layout {
  readonly start: number;
  readonly end: number;
  readonly gaps: readonly string[];
  readonly entries: readonly Entry[];
  readonly foot: string;
}

const isBreak = ({ kind }: Lexeme): boolean => kind === 'break';

/** Where the comments on a line end; nothing when the line goes on with the next entry. */
function endOfLine(tokens: readonly Lexeme[], from: number, isLast: boolean): number {
  const stop = tokens.findIndex(isBreak);
  if (stop < 0 && !isLast) return from;
  const line = stop < 0 ? tokens : tokens.slice(0, stop);
  return line.findLast(isComment)?.end ?? from;
}

/** Where the comments begin that belong to what follows: after the last blank line. */
function startOfLead(tokens: readonly Lexeme[], to: number): number {
  let lead: number | undefined;
  let breaks = 0;
  for (const token of tokens) {
    if (isBreak(token)) {
      breaks++;
      if (breaks > 1) lead = undefined;
    } else if (isComment(token)) {
      lead ??= token.at;
      breaks = 0;
    }
  }
  return lead ?? to;
}

const keyOf = ({ type, offset, children: [key, value] = [] }: Node) =>
  type === 'property' && key && value
    ? { key: key.length, value: value.offset - offset }
    : { key: 0, value: 0 };

/** An object or a list of a text, taken apart so that putting it together gives the same text. */
export function layoutOf(text: string, node: Node): Layout {
  const start = node.offset + 1;
  const end = node.offset + node.length - 1;
  const children = node.children ?? [];
  const gaps: string[] = [];
  const entries: Entry[] = [];
  let lead = '';
  const open = (from: number, to: number, tokens: readonly Lexeme[]): void => {
    const at = startOfLead(tokens, to);
    gaps.push(text.slice(from, at));
    lead = text.slice(at, to);
  };
  const [first] = children;
  if (!first) return { start, end, gaps, entries, foot: text.slice(start, end) };

  const head = [...tokensIn(text, start, first.offset)];
  // What stands behind the opening bracket on its line is said of the whole.
  const line = endOfLine(head, start, false);
  open(
    start,
    first.offset,
    head.filter(({ at }) => at >= line),
  );
  let foot = end;
  for (const [index, child] of children.entries()) {
    const next = children[index + 1];
    const from = child.offset + child.length;
    const to = next?.offset ?? end;
    const tokens = [...tokensIn(text, from, to)];
    const comma = tokens.find(({ kind }) => kind === 'comma');
    const after = comma?.end ?? from;
    const rest = tokens.filter(({ at }) => at >= after);
    const tail = endOfLine(rest, after, !next);
    entries.push({
      lead,
      body: text.slice(child.offset, from),
      ...keyOf(child),
      mid: comma ? text.slice(from, comma.at) : '',
      comma: comma !== undefined,
      tail: text.slice(after, tail),
    });
    if (next)
      open(
        tail,
        to,
        rest.filter(({ at }) => at >= tail),
      );
    else foot = tail;
  }
  return { start, end, gaps, entries, foot: text.slice(foot, end) };
}

/** Whether what follows must begin a line of its own, or a comment would swallow it. */
const endsInLineComment = (trivia: string): boolean =>
  [...tokensIn(trivia, 0, trivia.length)].at(-1)?.kind === 'line comment';

export const lineBreak = /[\r\n]/;
const beginsLine = /^[ \t]*[\r\n]/;

/** Trivia behind trivia: on a line of its own where a comment would swallow it. */
export const joined = (first: string, second: string, fresh: string): string =>
  endsInLineComment(first) && !beginsLine.test(second)
    ? first + fresh + second.trimStart()
    : first + second;

/** The text between the brackets; commas stand after their value and before its comment. */
export function innerOf(
  { gaps, entries, foot }: Pick<Layout, 'gaps' | 'entries' | 'foot'>,
  lastComma: boolean,
  breakTo: { readonly entry: string; readonly close: string },
): string {
  let text = '';
  let needsLine = false;
  for (const [index, { lead, body, mid, comma, tail }] of entries.entries()) {
    const gap = gaps[index] ?? '';
    const isLast = index === entries.length - 1;
    if (needsLine && !beginsLine.test(gap)) text += breakTo.entry + gap.trimStart();
    // On the line before, comments above an entry would be said of another.
    else if (lineBreak.test(lead) && !lineBreak.test(gap)) text += gap.trimEnd() + breakTo.entry;
    else text += gap;
    // Where a comma was it stays; a new one comes right after its value.
    const mids = lastComma || !isLast ? (comma ? `${mid},` : `,${mid}`) : mid;
    text += lead + body + mids + tail;
    needsLine = endsInLineComment(mids + tail) || (tail !== '' && !isLast);
  }
  const swallowed = needsLine && !beginsLine.test(foot);
  return text + (swallowed ? breakTo.close + foot.trimStart() : foot);
}
