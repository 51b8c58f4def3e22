import type { TSchema } from 'typebox';

/**
 * How long the texts of a value may be, by where they stand: as much of a
 * schema as is held against it before any pattern is tried. What checks
 * schemas tries the pattern of a text whatever its length, and again for each
 * form when it says what is wrong (ADR 140).
 */
export interface Lengths {
  /** In code points, as the schema counts; undefined where it says nothing. */
  readonly text: number | undefined;
  readonly properties: ReadonlyMap<string, Lengths>;
  /** Of each item of a list, and of what a record holds under any name. */
  readonly rest: Lengths | undefined;
}

/** A number, or a yes or no, that arrives as text: longer than anybody writes one. */
const LONGEST_NUMBER = 40;

/** As much of a schema as says how long something is. */
interface Part {
  readonly type?: unknown;
  readonly maxLength?: number;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly additionalProperties?: Part | boolean;
  readonly patternProperties?: Readonly<Record<string, Part>>;
}

export function lengthsOf(schema: TSchema, from: 'text' | 'json'): Lengths {
  return ofPart(schema as Part, from);
}

function ofPart(part: Part, from: 'text' | 'json'): Lengths {
  const { properties = {}, patternProperties = {}, items, additionalProperties } = part;
  const others = [
    ...Object.values(patternProperties),
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  const named = Object.entries(properties).map(([name, one]): [string, Lengths] => [
    name,
    ofPart(one, from),
  ]);
  const own: Lengths = {
    text: textOf(part, from),
    properties: new Map(named),
    rest: others.map((one) => ofPart(one, from)).reduce(largest, undefined),
  };
  return (part.anyOf ?? []).reduce<Lengths>((all, form) => larger(all, ofPart(form, from)), own);
}

function textOf(part: Part, from: 'text' | 'json'): number | undefined {
  if (part.const !== undefined || part.enum !== undefined) return undefined;
  if (part.type === 'string') return part.maxLength ?? Number.POSITIVE_INFINITY;
  const isConverted =
    from === 'text' && ['number', 'integer', 'boolean'].includes(String(part.type));
  return isConverted ? LONGEST_NUMBER : undefined;
}

/** Of several forms, the one that lets pass most: which was meant is not known yet. */
function larger(one: Lengths, other: Lengths): Lengths {
  const names = [...one.properties.keys(), ...other.properties.keys()];
  const properties = names.flatMap((name): [string, Lengths][] => {
    const both = largest(one.properties.get(name), other.properties.get(name));
    return both === undefined ? [] : [[name, both]];
  });
  const texts = [one.text, other.text].filter((text) => text !== undefined);
  return {
    text: texts.length === 0 ? undefined : Math.max(...texts),
    properties: new Map(properties),
    rest: largest(one.rest, other.rest),
  };
}

const largest = (one: Lengths | undefined, other: Lengths | undefined): Lengths | undefined =>
  one === undefined || other === undefined ? (one ?? other) : larger(one, other);

/** Where texts stand that are longer than they may be; more than twenty are not told. */
export function tooLong(lengths: Lengths, value: unknown): readonly string[] {
  const found: string[] = [];
  look(lengths, value, '', found);
  return found;
}

const MOST_TOLD = 20;

function look(lengths: Lengths, value: unknown, at: string, found: string[]): void {
  if (found.length >= MOST_TOLD) return;
  if (typeof value === 'string') {
    if (lengths.text !== undefined && isLonger(value, lengths.text)) found.push(at);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { properties, rest } = lengths;
  if (properties.size === 0 && rest === undefined) return;
  for (const [name, one] of Object.entries(value)) {
    const below = properties.get(name) ?? rest;
    if (below !== undefined) look(below, one, at === '' ? name : `${at}.${name}`, found);
  }
}

/** A code point is one or two of what a text is made of: most need no counting. */
function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > 2 * most || [...text].length > most;
}
