import { WrittenFault } from '../color/written/fault.ts';
import { colorObject } from '../color/written/written.ts';
import type { TokenType } from '../contract/value.ts';
import { noShadow } from '../resolve/examples.ts';
import { weightNames } from '../resolve/values/values.ts';

/** A text that is no value of a type, and what one would look like. */
export class ValueWordFault extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

const measure = (text: string, units: string): object | undefined => {
  const found = new RegExp(`^(-?(?:\\d+(?:\\.\\d+)?|\\.\\d+))(${units})$`).exec(text);
  return found ? { value: Number(found[1]), unit: found[2] } : undefined;
};

const numbers = (text: string): readonly number[] | undefined => {
  const inside = /^cubic-bezier\((.*)\)$/.exec(text)?.[1] ?? text;
  const parts = inside.split(/[\s,]+/).filter(Boolean);
  return parts.length === 4 && parts.every((part) => /^-?(\d+(\.\d+)?|\.\d+)$/.test(part))
    ? parts.map(Number)
    : undefined;
};

const number = (text: string): number | undefined =>
  /^-?(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : undefined;

function color(text: string): object {
  try {
    return colorObject(text);
  } catch (fault) {
    if (!(fault instanceof WrittenFault)) throw fault;
    const hint = fault.hint ?? 'For example "#f7a8c4", "oklch(0.81 0.1 355)" or "pink".';
    throw new ValueWordFault(`"${text}" ${fault.message}.`, hint);
  }
}

/** How each type is typed, where it is not typed as JSON. */
const readers: Readonly<Record<TokenType, { read: (text: string) => unknown; example: string }>> = {
  color: { read: color, example: '"#f7a8c4"' },
  dimension: { read: (text) => measure(text, 'px|rem'), example: '6px or 1.5rem' },
  duration: { read: (text) => measure(text, 'ms|s'), example: '200ms or 0.2s' },
  number: { read: number, example: '0.5' },
  cubicBezier: { read: numbers, example: '"cubic-bezier(0.2, 0.9, 0.25, 1)"' },
  fontWeight: {
    read: (text) => number(text) ?? (weightNames.has(text) ? text : undefined),
    example: '600 or semi-bold',
  },
  fontFamily: {
    read: (text) => text.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2')),
    example: '"Figtree Variable"',
  },
  shadow: {
    read: (text) => (text === 'none' ? noShadow : undefined),
    example: 'none, or JSON as tokens.json has it',
  },
  gradient: { read: () => undefined, example: 'JSON, as tokens.json has it' },
};

/** Whether a text is JSON that no word of CSS looks like. */
const json = (text: string): unknown => {
  if (!/^\s*["[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A value of a token as somebody types it, in the form that the file takes. */
export function tokenValue(type: TokenType, text: string): unknown {
  if (/^\{[^{}]+\}$/.test(text) && !text.includes('"')) return text;
  const typed = json(text) ?? readers[type].read(text);
  if (typed === undefined)
    throw new ValueWordFault(
      `"${text}" is no ${type}.`,
      `For example ${readers[type].example}, or {another.token}.`,
    );
  return typed;
}
