import type { FindingCode } from '@livery/themes';

/** What may go wrong in a text, at an offset of it. */
export interface TextFault {
  readonly code: FindingCode;
  readonly at: number;
  readonly message: string;
  readonly hint?: string;
}

export interface XmlAttribute {
  readonly name: string;
  /** With its references resolved: what a browser would act on. */
  readonly value: string;
  readonly at: number;
  readonly valueAt: number;
}

export interface XmlElement {
  readonly name: string;
  readonly at: number;
  readonly attributes: readonly XmlAttribute[];
  readonly children: XmlElement[];
}

const simpler = 'Simplify the picture, or give it as a PNG.';
const anew = 'Export the picture anew as a plain SVG.';
const limits = { depth: 32, elements: 2000, attributes: 64 };

const namePattern = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const openPattern = new RegExp(`<(${namePattern})`, 'y');
const closePattern = new RegExp(`</(${namePattern})\\s*>`, 'y');
const attributePattern = new RegExp(`\\s+(${namePattern})\\s*=\\s*("[^"<]*"|'[^'<]*')`, 'y');
const tagEnd = /\s*(\/?)>/y;
const textRun = /[^<]+/y;
const comment = /<!--(?:(?!--)[\s\S])*-->/y;
const declaration = /<\?xml\s[^?<>]*\?>/y;
const reference = /&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/y;
// Tab, line feed and carriage return are the only controls that XML knows.
const isControl = (code: number): boolean =>
  (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffe || code === 0xffff;
const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

class Stop extends Error {
  readonly fault: TextFault;

  constructor(at: number, message: string, hint?: string, code: FindingCode = 'asset.not-svg') {
    super(message);
    this.fault = { code, at, message, ...(hint ? { hint } : {}) };
  }
}

/** Only the five names and numbers: anything else would need a DTD, and there is none. */
function resolved(raw: string, at: number): string {
  let out = '';
  let from = 0;
  for (let amp = raw.indexOf('&'); amp >= 0; amp = raw.indexOf('&', from)) {
    reference.lastIndex = amp;
    const found = reference.exec(raw);
    if (!found)
      throw new Stop(at + amp, 'A bare "&" or an unknown entity.', 'Write &amp; instead.');
    const [whole, name, decimal, hex] = found;
    const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal);
    if (name === undefined && (code > 0x10ffff || isControl(code)))
      throw new Stop(at + amp, `${whole} is not a character.`, 'Take it out.');
    out += raw.slice(from, amp) + (name ? named[name] : String.fromCodePoint(code));
    from = amp + whole.length;
  }
  return out + raw.slice(from);
}

const notPlain = (text: string, at: number): Stop => {
  const refuse = (what: string, hint: string) =>
    new Stop(at, `${what} is not allowed.`, hint, 'asset.unsafe-svg');
  if (/^<!doctype/i.test(text.slice(at, at + 9)))
    return refuse('A DOCTYPE', 'Delete it; entities hide in it, and no browser needs it.');
  if (text.startsWith('<![CDATA[', at))
    return refuse('A CDATA section', 'Nothing in a plain picture needs one.');
  if (text.startsWith('<?', at))
    return refuse(
      'A processing instruction',
      'Only the XML declaration may stand, on the first line.',
    );
  if (text.startsWith('<!--', at))
    return new Stop(at, 'A comment that does not end, or holds "--".', 'Take the comment out.');
  return new Stop(at, 'Not well-formed XML here.', anew);
};

/**
 * The little of XML that a picture needs, read strictly: elements, attributes,
 * text and comments. Nothing is guessed and nothing is fetched. What was read
 * before a fault comes back too, so that one look finds as much as it can.
 */
export function readXml(text: string): { root?: XmlElement; fault?: TextFault } {
  let at = 0;
  let root: XmlElement | undefined;
  let count = 0;
  const open: XmlElement[] = [];

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };

  const attributes = (): XmlAttribute[] => {
    const list: XmlAttribute[] = [];
    const seen = new Set<string>();
    for (
      let start = at, found = take(attributePattern);
      found;
      start = at, found = take(attributePattern)
    ) {
      const [whole, name = '', quoted = ''] = found;
      const nameAt = start + whole.length - whole.trimStart().length;
      const valueAt = start + whole.length - quoted.length + 1;
      if (seen.has(name))
        throw new Stop(nameAt, `"${name}" stands twice on one element.`, 'Take one of them out.');
      if (seen.size >= limits.attributes)
        throw new Stop(
          nameAt,
          `More than ${limits.attributes} attributes on one element.`,
          simpler,
        );
      seen.add(name);
      list.push({ name, value: resolved(quoted.slice(1, -1), valueAt), at: nameAt, valueAt });
    }
    return list;
  };

  const element = (name: string, start: number): void => {
    count += 1;
    if (count > limits.elements)
      throw new Stop(start, `More than ${limits.elements} elements.`, simpler, 'asset.svg-complex');
    if (open.length >= limits.depth)
      throw new Stop(start, `Nested deeper than ${limits.depth}.`, simpler, 'asset.svg-complex');
    const made: XmlElement = { name, at: start, attributes: attributes(), children: [] };
    const end = take(tagEnd);
    if (!end) throw new Stop(at, `The tag <${name}> is not well-formed here.`, anew);
    const parent = open.at(-1);
    if (parent) parent.children.push(made);
    else if (root) throw new Stop(start, 'A second root element.', 'One <svg> only.');
    else root = made;
    if (!end[1]) open.push(made);
  };

  const close = (name: string, start: number): void => {
    const last = open.pop();
    if (last?.name !== name)
      throw new Stop(start, `</${name}> closes ${last ? `<${last.name}>` : 'nothing'}.`, anew);
  };

  try {
    for (let index = 0; index < text.length; index++)
      if (isControl(text.charCodeAt(index)))
        throw new Stop(index, 'A control character.', 'Save the file as UTF-8 text.');
    if (text.startsWith('<?xml') && !take(declaration)) throw notPlain(text, at);
    if (/encoding\s*=\s*["'](?!utf-8["'])/i.test(text.slice(0, at)))
      throw new Stop(0, 'Declares an encoding other than UTF-8.', 'Save the file as UTF-8.');
    while (at < text.length) {
      const start = at;
      const run = take(textRun);
      if (run) {
        if (open.length === 0 && run[0].trim() !== '')
          throw new Stop(start, 'Text outside the picture.', 'The file must begin with <svg.');
        resolved(run[0], start);
        continue;
      }
      if (take(comment)) continue;
      const closing = take(closePattern);
      if (closing) close(closing[1] ?? '', start);
      else {
        const opening = take(openPattern);
        if (!opening) throw notPlain(text, at);
        element(opening[1] ?? '', start);
      }
    }
    const [unclosed] = open.slice(-1);
    if (unclosed)
      throw new Stop(
        unclosed.at,
        `<${unclosed.name}> is never closed.`,
        `Write </${unclosed.name}> where it ends.`,
      );
    if (!root) throw new Stop(0, 'There is no picture in it.', 'The file must begin with <svg.');
    return { root };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { ...(root ? { root } : {}), fault: error.fault };
  }
}
