/** A part of a product: how often, of what unit, and what nobody can know before a page is drawn. */
interface Term {
  readonly count: number;
  readonly unit: string;
  /** Each with the sign that it stands behind. */
  readonly unknown: readonly string[];
  /** As it was written, where there is nothing to reckon in it: what is alike stays alike. */
  readonly text?: string;
}

const figure = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)$/i;
/** Tokens that are lengths: none of them at all is no length at all. */
const lengths =
  /^\*(?:var\(--lv-(?:border|cut|radius|size|space|type-(?:size|line))-[\w-]+\)|(?:min|max)\([^()]*(?:px|rem|vw)\))$/;

/** The end of what stands in the bracket that opens here. */
export function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

/** Parts of a text between these signs, but for what stands in brackets; each with its sign. */
function parted(text: string, sign: RegExp): [sign: string, part: string][] {
  const parts: [string, string][] = [];
  let [from, last] = [0, ''];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') at = closing(text, at);
    if (at < 0) return [['', text]];
    sign.lastIndex = at;
    const found = sign.exec(text);
    if (!found || found.index !== at) continue;
    parts.push([last, text.slice(from, at).trim()]);
    last = found[0].trim();
    from = at + found[0].length;
    at = from - 1;
  }
  return [...parts, [last, text.slice(from).trim()]];
}

const sums = /\s[+-]\s/y;
const products = /\s*[*/]\s*/y;
const commas = /,\s*/y;

function termOf(text: string): Term {
  let [count, unit] = [1, ''];
  const unknown: string[] = [];
  let figures = 0;
  for (const [sign, factor] of parted(text, products)) {
    const [, number, of = ''] = figure.exec(factor) ?? [];
    if (number === undefined || (of !== '' && (unit !== '' || sign === '/')))
      unknown.push(`${sign === '/' ? '/' : '*'}${factor}`);
    else {
      figures++;
      count = sign === '/' ? count / Number(number) : count * Number(number);
      unit ||= of;
    }
  }
  const isPlain = figures <= 1 && count !== 0 && (count !== 1 || unit !== '' || figures === 0);
  return isPlain ? { count, unit, unknown, text } : { count, unit, unknown };
}

const rounded = (count: number): string =>
  String(Number(count.toFixed(5))).replace(/^(-?)0\./, '$1.');

/** What nothing of it is; of what is unknown nobody knows the kind. */
function noneOf({ unit, unknown }: Term): string | undefined {
  if (unknown.length === 0 || unit !== '') return `0${unit}`;
  return unknown.every((one) => lengths.test(one)) ? '0px' : undefined;
}

function written({ count, unit, unknown, text }: Term): string {
  if (text !== undefined) return text;
  if (unknown.length === 0) return rounded(count) + unit;
  const whole = count === 1 && unit === '' && unknown[0]?.startsWith('*');
  return whole ? unknown.join('').slice(1) : `${rounded(count)}${unit}${unknown.join('')}`;
}

/** A sum without what comes to nothing, and with what is of one kind put together. */
function sum(text: string): string {
  const terms: Term[] = [];
  const nothing: Term[] = [];
  for (const [sign, part] of parted(text, sums)) {
    const term = termOf(part);
    const signed = sign === '-' ? { ...term, count: -term.count } : term;
    const like = terms.findIndex(
      ({ unit, unknown }) =>
        unknown.length === 0 && signed.unknown.length === 0 && unit === signed.unit,
    );
    const before = terms[like];
    if (signed.count === 0) nothing.push(signed);
    else if (before)
      terms[like] = { count: before.count + signed.count, unit: before.unit, unknown: [] };
    else terms.push(signed);
  }
  const kept = terms.filter(({ count }) => count !== 0);
  if (kept.length > 0) return kept.map(joined).join('');
  const zeros = [...terms, ...nothing].map(noneOf);
  return zeros.find((zero) => zero !== undefined && zero !== '0') ?? zeros[0] ?? text;
}

function joined(term: Term, at: number): string {
  if (at === 0) return written(term);
  return term.count < 0 ? ` - ${written({ ...term, count: -term.count })}` : ` + ${written(term)}`;
}

const isWhole = (text: string): boolean =>
  parted(text, sums).length === 1 && parted(text, products).length === 1;

/** A mix that is all of one colour is that colour. */
function mix(text: string): string | undefined {
  const [, [, one = ''] = [], [, other = ''] = []] = parted(text, commas);
  if (/\s100%$/.test(one)) return one.slice(0, -5).trim();
  return /\s0%$/.test(one) ? other : undefined;
}

/** The least or the greatest of plain numbers. */
function extreme(name: string, text: string): string | undefined {
  const numbers = parted(text, commas).map(([, part]) => sum(part));
  if (!numbers.every((one) => /^-?[\d.]+$/.test(one))) return undefined;
  return String(Math[name === 'min(' ? 'min' : 'max'](...numbers.map(Number)));
}

/** The same value, with what can be reckoned in it reckoned. */
export function reckon(value: string): string {
  let done = '';
  for (let at = 0; at < value.length; at++) {
    const [name] = /^(?:[a-z-]*)\(/i.exec(value.slice(at)) ?? [];
    const inWord = /[\w-]$/.test(done);
    if (name === undefined || inWord) {
      done += value[at];
      continue;
    }
    const end = closing(value, at + name.length - 1);
    if (end < 0) return value;
    const inner = value.slice(at + name.length, end);
    at = end;
    if (name === 'url(') done += `${name}${inner})`;
    else if (name === 'calc(' || name === '(') {
      const known = sum(reckon(inner));
      if (name === 'calc(' && known.startsWith('(') && isWhole(known)) done += `calc${known}`;
      else done += isWhole(known) && name === 'calc(' ? known : `${name}${known})`;
      if (name === '(' && figure.test(known)) done = done.slice(0, -known.length - 2) + known;
    } else {
      const known = reckon(inner);
      const whole = name === 'color-mix(' ? mix(known) : undefined;
      const number = /^(?:min|max)\($/.test(name) ? extreme(name, known) : undefined;
      done += whole ?? number ?? `${name}${known})`;
    }
  }
  return done;
}
