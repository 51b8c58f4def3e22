export interface LinkedPart {
  /** As it was written. */
  readonly text: string;
  /** Where it leads; words that lead nowhere have none. */
  readonly href?: string;
  /** Where it begins. */
  readonly at: number;
}

/** Neither spaces, nor brackets, nor signs that turn the direction of letters around. */
const address = /https:\/\/[^\s<>"'`{}|\\^\u200E\u200F\u202A-\u202E\u2066-\u2069]+/giu;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** A stop or a bracket at the end belongs to the sentence around the address. */
function trimmed(found: string): string {
  let text = found.replace(/[.,;:!?،؛؟…]+$/u, '');
  while (text.endsWith(')') && count(text, ')') > count(text, '(')) text = text.slice(0, -1);
  return text === found ? text : trimmed(text);
}

/** Where it leads, if it leads where it seems to: no name or password stands before the host. */
function hrefOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { href, username, password, hostname } = new URL(text);
  return username || password || !hostname.includes('.') ? undefined : href;
}

/** What was written, with its addresses apart; those that are not allowed stay words. */
export function linkedParts(
  said: string,
  allowed: (address: URL) => boolean = () => true,
): readonly LinkedPart[] {
  const parts: LinkedPart[] = [];
  let at = 0;
  const words = (end: number): void => {
    if (end > at) parts.push({ text: said.slice(at, end), at });
  };
  for (const { 0: found, index } of said.matchAll(address)) {
    const text = trimmed(found);
    const href = hrefOf(text);
    if (href === undefined || !allowed(new URL(href))) continue;
    words(index);
    parts.push({ text, href, at: index });
    at = index + text.length;
  }
  words(said.length);
  return parts;
}
