import { droppedElements } from '@livery/contract/client';

const dropped = new RegExp(`<(${droppedElements.join('|')})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi');
const comments = /<!--[\s\S]*?(?:-->|$)/g;
const breaks = /<(?:br|hr|\/(?:p|li|tr|h[1-6]|table|blockquote|[uo]l|caption))\b[^>]*>/gi;
const cells = /<\/t[dh]\b[^>]*>/gi;
const tags = /<\/?[a-z][^>]*(?:>|$)/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

function signOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The platform writes no other names; numbers are whatever sign they stand for. */
const decoded = (text: string): string =>
  text
    .replaceAll(/&#(\d{1,7});/g, (_, digits: string) => signOf(Number(digits)))
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_, digits: string) => signOf(Number.parseInt(digits, 16)))
    .replaceAll(/&([a-z]+);/gi, (whole, name: string) => named[name.toLowerCase()] ?? whole);

/** The words of HTML, a line for what stood in one: to be shown as text and never as HTML. */
export const plainText = (html: string): string =>
  decoded(
    html
      .replaceAll(comments, '')
      .replaceAll(dropped, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(cells, ' ')
      .replaceAll(breaks, '\n')
      .replaceAll(tags, ''),
  )
    .replaceAll(/ *\n */g, '\n')
    .trim();
