import {
  allowedElements,
  emptyElements,
  isDropped,
  MOST_DEEP,
  safeAttribute,
} from '@livery/contract/client';

/** What an operator wrote, with nothing in it but what may be shown. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

const LONGEST = 200_000;

/** A comment or an instruction, an element’s start or end, text, or a sign that begins nothing. */
const pieces =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)(?:>|$)|[^<]+|</gi;
const pairs = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** An element of the key ends those that stand open, up to the list or table they stand in. */
const ends: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
};
/** Between the parts of a table there is no text. */
const frames = new Set(['table', 'thead', 'tbody', 'tr']);

/**
 * Reads HTML without the browser’s own parser, whose door the page’s policy
 * keeps shut: nodes are made of what is on the contract’s list and of nothing
 * else. The platform sends it cleaned and well written; what is written
 * otherwise is read as far as it can be.
 */
export function readHtml(html: string, imageHosts: readonly string[]): readonly RichNode[] {
  const top: RichElement = { tag: '', attributes: {}, children: [] };
  const open = [top];
  const here = () => open.at(-1) ?? top;
  let dropped: { readonly tag: string; depth: number } | undefined;
  for (const [piece, slash, name = '', rest = ''] of html.slice(0, LONGEST).matchAll(pieces)) {
    const tag = name.toLowerCase();
    if (dropped !== undefined) {
      if (tag === dropped.tag) dropped.depth += slash === '/' ? -1 : 1;
      if (dropped.depth === 0) dropped = undefined;
    } else if (tag === '') {
      const isText = !/^<[!?]/.test(piece);
      if (isText && !(frames.has(here().tag) && piece.trim() === '')) {
        here().children.push(decode(piece));
      }
    } else if (slash === '/') {
      const at = open.findLastIndex((one, place) => place > 0 && one.tag === tag);
      if (at > 0) open.length = at;
    } else if (isDropped(tag)) {
      dropped = { tag, depth: 1 };
    } else if (Object.hasOwn(allowedElements, tag)) {
      while (ends[tag]?.includes(here().tag)) open.pop();
      const element = { tag, attributes: attributesOf(tag, rest, imageHosts), children: [] };
      if (tag === 'img' && element.attributes['src'] === undefined) continue;
      if (open.length > MOST_DEEP) continue;
      here().children.push(element);
      if (!emptyElements.has(tag)) open.push(element);
    }
  }
  return top.children;
}

function attributesOf(
  tag: string,
  text: string,
  imageHosts: readonly string[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const allowed = allowedElements[tag] ?? [];
  for (const [, name = '', double, single, bare] of text.matchAll(pairs)) {
    const attribute = name.toLowerCase();
    if (!allowed.includes(attribute) || attribute in found) continue;
    const value = decode(double ?? single ?? bare ?? '');
    // The first of two counts, as in a browser; a bad one is no reason to look at the other.
    found[attribute] = safeAttribute(attribute, value, imageHosts) ?? '';
  }
  return Object.fromEntries(
    Object.entries(found).filter(([name, value]) => value !== '' || name === 'alt'),
  );
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The platform writes no other names; numbers are whatever sign they stand for. */
function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name !== undefined) return named[name] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
