import { Type } from 'typebox';

/** A length of time as profiles write it: 24h, 7d, 6w, 1m, 5y. */
const written = '[1-9][0-9]{0,3}[hdwmy]';

export const span = (description: string) => Type.String({ pattern: `^${written}$`, description });

export const spanOrNone = (description: string) =>
  Type.String({ pattern: `^(${written}|none)$`, description });

export const spans = (description: string) =>
  Type.Array(Type.String({ pattern: '^([0-9]+[hdwmy]|open)$' }), {
    minItems: 1,
    maxItems: 12,
    uniqueItems: true,
    description,
  });

/** The fewest and the most days that one of each can have. */
const days: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  d: [1, 1],
  w: [7, 7],
  m: [28, 31],
  y: [365, 366],
};

/** In hours; clocks that are moved take one from the days of a year, or give one. */
function bounds(text: string): { readonly fewest: number; readonly most: number } {
  const count = Number.parseInt(text, 10);
  const [fewest, most] = days[text.at(-1) ?? ''] ?? [];
  if (fewest === undefined || most === undefined) return { fewest: count, most: count };
  return { fewest: count * fewest * 24 - 1, most: count * most * 24 + 1 };
}

/** Whether one span is never the longer of the two, whatever days it falls on. */
export const neverLonger = (one: string, other: string): boolean =>
  one === other || bounds(one).most <= bounds(other).fewest;
