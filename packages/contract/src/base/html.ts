/**
 * What may stand in the HTML that an operator writes. The gateway holds it
 * against this list when it is written and when it is read, and the app again
 * when it is shown; whatever the list does not name is left out (ADR 45).
 */

/** Elements, and what each may carry. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  a: ['href'],
  b: [],
  strong: [],
  i: [],
  em: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  img: ['src', 'alt', 'width', 'height'],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  span: [],
};

/** Elements that hold nothing and have no end. */
export const emptyElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** What stands in such an element is no text for people: it goes with it. Of any other, the text stays. */
export const droppedElements: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'title',
  'head',
  'textarea',
  'select',
  'option',
  'button',
  'input',
  'form',
  'audio',
  'video',
  'canvas',
  'frame',
  'frameset',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
];

/** Deeper than anybody writes; what lies deeper is left out. */
export const MOST_DEEP = 30;

/** On every link: where it leads does not learn whence, and gets no hold of the page. */
export const LINK_REL = 'noopener noreferrer';

// Plain texts, which a bundle leaves out where nothing asks for them.
const REST = '[^\\s\\\\\\u0000-\\u001f]';
const PATH = `\\/([^\\/\\s\\\\\\u0000-\\u001f]${REST}*)?`;
const WEB = `https:\\/\\/[^\\s\\\\\\/?#@\\u0000-\\u001f]+([\\/?#]${REST}*)?`;

/** A path of the same site, or an address with https, or nothing. */
export const picturePattern = `^(${PATH}|${WEB})?$`;
/** As a picture's, or to a mail program or a telephone. */
export const linkPattern = `^(${PATH}|${WEB}|mailto:${REST}+|tel:${REST}+)?$`;

const fits = (pattern: string, address: string): boolean =>
  address !== '' && new RegExp(pattern, 'i').test(address);

/** The address if a link may lead there. */
function safeLink(address: string): string | undefined {
  const trimmed = address.trim();
  return fits(linkPattern, trimmed) ? trimmed : undefined;
}

/** The address if a picture may come from there: from the site itself, or from a host that is named. */
function safePicture(address: string, hosts: readonly string[]): string | undefined {
  const trimmed = address.trim();
  if (!fits(picturePattern, trimmed)) return undefined;
  if (trimmed.startsWith('/')) return trimmed;
  if (!URL.canParse(trimmed)) return undefined;
  const { host, hostname } = new URL(trimmed);
  return hosts.includes(host) || hosts.includes(`${hostname}:*`) ? trimmed : undefined;
}

/** What an attribute is worth where it is allowed; undefined leaves it out. */
export function safeAttribute(
  name: string,
  value: string,
  imageHosts: readonly string[],
): string | undefined {
  if (name === 'href') return safeLink(value);
  if (name === 'src') return safePicture(value, imageHosts);
  if (name === 'alt') return value;
  return /^[1-9]\d{0,3}$/.test(value.trim()) ? value.trim() : undefined;
}
