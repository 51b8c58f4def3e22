/** What a value may look like; each kind is a grammar, so that nothing else passes. */
type Kind =
  | 'word'
  | 'length'
  | 'outline'
  | 'transform'
  | 'paint'
  | 'reference'
  | 'href'
  | 'id'
  | 'text';

const id = '[\\p{L}_][\\p{L}\\p{N}_.-]*';
const color = '[a-zA-Z]+|#[0-9a-fA-F]{3,8}|(?:rgb|hsl)a?\\([\\d\\s.,%/+-]*\\)';
const localUrl = `url\\(\\s*(["']?)#(${id})\\1\\s*\\)`;
const moves = /(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,eE+-]*\)/g;

const grammar: Readonly<Record<Exclude<Kind, 'transform' | 'text'>, RegExp>> = {
  word: /^[\w\s.,%-]*$/,
  length: /^[\w\s.,%+-]*$/,
  outline: /^[MmZzLlHhVvCcSsQqTtAaEe\d\s.,+-]*$/,
  paint: new RegExp(`^\\s*(?:${color}|${localUrl}(?:\\s+(?:${color}))?)\\s*$`, 'u'),
  reference: new RegExp(`^\\s*(?:none|${localUrl})\\s*$`, 'u'),
  href: new RegExp(`^#${id}$`, 'u'),
  id: new RegExp(`^${id}$`, 'u'),
};

const kinds = (kind: Kind, names: string): [string, Kind][] =>
  names.split(' ').map((name) => [name, kind]);

/** Also allowed as properties of a style attribute. */
const presentation: ReadonlyMap<string, Kind> = new Map([
  ...kinds('paint', 'fill stroke color stop-color'),
  ...kinds('reference', 'clip-path mask'),
  ...kinds(
    'length',
    'fill-opacity stroke-opacity stop-opacity opacity stroke-width stroke-miterlimit stroke-dasharray stroke-dashoffset',
  ),
  ...kinds(
    'word',
    'fill-rule clip-rule stroke-linecap stroke-linejoin mask-type paint-order vector-effect display visibility overflow color-interpolation shape-rendering mix-blend-mode isolation',
  ),
]);

export const attributeKinds: ReadonlyMap<string, Kind> = new Map([
  ...presentation,
  ...kinds('outline', 'd points'),
  ...kinds(
    'length',
    'x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height offset viewBox pathLength',
  ),
  ...kinds('transform', 'transform gradientTransform'),
  ...kinds(
    'word',
    'preserveAspectRatio gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits version role aria-hidden focusable class xml:space',
  ),
  ...kinds('href', 'href xlink:href'),
  ...kinds('id', 'id'),
  ...kinds('text', 'aria-label aria-labelledby data-name'),
]);

export const elements: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon defs symbol use linearGradient radialGradient stop clipPath mask title desc'.split(
    ' ',
  ),
);

/** Why a well-known element is not among them, and what to do instead. */
export const insteadOf: Readonly<Record<string, string>> = {
  script: 'A logo is a picture; delete the script.',
  style:
    'Write the properties as attributes; most editors export them so ("presentation attributes").',
  text: 'Turn the lettering into outlines: a picture has no fonts of its own, so every phone would show another.',
  image: 'Draw it as shapes, or give the whole logo as a PNG.',
  foreignObject: 'HTML has no place in a picture; delete it.',
  a: 'A picture links nowhere; keep what is inside the link.',
  metadata: 'Export as a plain or optimised SVG.',
  filter: 'Filters cost phones time; draw the effect as shapes or gradients.',
  pattern: 'Draw what repeats as shapes.',
  svg: 'One <svg> only; make the inner one a <g>.',
};

const fits = (kind: Kind, value: string): boolean => {
  if (kind === 'text') return true;
  if (kind === 'transform') return /^[\s,]*$/.test(value.replace(moves, ''));
  return grammar[kind].test(value);
};

const expected: Readonly<Record<Kind, string>> = {
  word: 'a plain word',
  length: 'plain numbers',
  outline: 'the letters and numbers of an outline',
  transform: 'matrix, translate, scale, rotate or skew with numbers',
  paint: 'a colour, none, or url(#name) of this file',
  reference: 'none, or url(#name) of this file',
  href: '#name of this file',
  id: 'letters, digits, dots and hyphens, beginning with a letter',
  text: 'text',
};

/** What is wrong with an attribute's value, or nothing. */
export function valueFault(name: string, value: string): string | undefined {
  if (name === 'style') return styleFault(value);
  const kind = attributeKinds.get(name);
  return kind === undefined || fits(kind, value) ? undefined : `Expected ${expected[kind]}.`;
}

function styleFault(style: string): string | undefined {
  for (const part of style.split(';')) {
    if (part.trim() === '') continue;
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim();
    const kind = presentation.get(name);
    if (!kind) return `"${(name || part).trim().slice(0, 40)}" is not a property a picture needs.`;
    if (!fits(kind, part.slice(colon + 1).trim())) return `"${name}": expected ${expected[kind]}.`;
  }
  return undefined;
}

const urls = new RegExp(localUrl, 'gu');

/** Names of this file that a value points at. */
export const namesIn = (attribute: string, value: string): readonly string[] =>
  attribute.endsWith('href')
    ? [value.replace(/^#/, '')]
    : [...value.matchAll(urls)].flatMap(([, , name]) => (name ? [name] : []));
