import type { ColorSpace } from '../spaces/spaces.ts';
import { WrittenFault } from './fault.ts';

/** How one channel of a colour function may be written. */
interface Channel {
  readonly from: number;
  readonly to: number;
  /** What 100% is; none where a percentage means nothing. */
  readonly whole?: number;
  readonly angle?: true;
}

interface ColorFunction {
  readonly space: ColorSpace;
  readonly channels: readonly [Channel, Channel, Channel];
  /** What a number is divided by to be one of the design tokens format. */
  readonly scale: number;
  readonly example: string;
}

const hue: Channel = { from: -360, to: 360, angle: true };
const byte: Channel = { from: 0, to: 255, whole: 255 };
const percentage: Channel = { from: 0, to: 100, whole: 100 };
const alpha: Channel = { from: 0, to: 1, whole: 1 };

const rgb: ColorFunction = {
  space: 'srgb',
  channels: [byte, byte, byte],
  scale: 255,
  example: 'rgb(247 168 196 / 0.8)',
};
const hsl: ColorFunction = {
  space: 'hsl',
  channels: [hue, percentage, percentage],
  scale: 1,
  example: 'hsl(339 83% 81%)',
};
const functions: ReadonlyMap<string, ColorFunction> = new Map([
  ['rgb', rgb],
  ['rgba', rgb],
  ['hsl', hsl],
  ['hsla', hsl],
  [
    'oklch',
    {
      space: 'oklch',
      channels: [{ from: 0, to: 1, whole: 1 }, { from: 0, to: 0.5, whole: 0.4 }, hue],
      scale: 1,
      example: 'oklch(0.81 0.1 355)',
    },
  ],
]);

export const functionNames = [...functions.keys()];

/** The parts of a colour function as numbers of the design tokens format. */
export interface Parts {
  readonly space: ColorSpace;
  readonly components: readonly [number, number, number];
  readonly alpha: number;
}

interface Word {
  readonly text: string;
  readonly at: number;
}

const number = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))(%|deg)?$/;

function valueOf({ text, at }: Word, channel: Channel, hint: string): number {
  if (text === 'none') return 0;
  const [, digits = '', unit] = number.exec(text) ?? [];
  const allowed = unit === undefined || (unit === 'deg' ? channel.angle : channel.whole);
  if (digits === '' || allowed === undefined)
    throw new WrittenFault(`has "${text}", which cannot stand here`, at, hint);
  const value = unit === '%' ? (Number(digits) / 100) * (channel.whole ?? 1) : Number(digits);
  if (value < channel.from || value > channel.to) {
    const { from, to, whole = to } = channel;
    const range = unit === '%' ? `0% to ${(to / whole) * 100}%` : `${from} to ${to}`;
    throw new WrittenFault(`has ${text}; it must be from ${range}`, at, hint);
  }
  return channel.angle ? (value + 360) % 360 : value;
}

/** The signs between the parts: commas throughout, or spaces and a slash, as CSS has them. */
function separated(words: readonly Word[], end: number, hint: string): readonly Word[] {
  const signs = words.filter(({ text }) => text === ',' || text === '/');
  const parts = words.filter(({ text }) => text !== ',' && text !== '/');
  if (parts.length < 3 || parts.length > 4) {
    const at = parts[4]?.at ?? end;
    throw new WrittenFault('needs three parts, and may have a fourth that says alpha', at, hint);
  }
  const legacy = signs[0]?.text === ',';
  const wanted = words.flatMap((word, index) =>
    signs.includes(word) ? [[word, index] as const] : [],
  );
  const places = legacy ? parts.slice(1).map((_, index) => index * 2 + 1) : parts[3] ? [3] : [];
  for (const [index, place] of places.entries()) {
    const [word, found] = wanted[index] ?? [];
    if (found === place && word?.text === (legacy ? ',' : '/')) continue;
    const at = word?.at ?? parts.at(-1)?.at ?? end;
    throw new WrittenFault('mixes commas, spaces and slashes', at, hint);
  }
  const [extra] = wanted[places.length] ?? [];
  if (extra) throw new WrittenFault(`has a "${extra.text}" too many`, extra.at, hint);
  return parts;
}

/** `rgb(…)`, `hsl(…)` or `oklch(…)`; nothing when the text is no function at all. */
export function readFunction(text: string): Parts | undefined {
  const [opened, name = ''] = /^([a-z][a-z-]*)\(/.exec(text) ?? [];
  if (opened === undefined) return undefined;
  const known = functions.get(name);
  if (!known)
    throw new WrittenFault(
      `is written as ${name}(…), which is not read here`,
      0,
      `One of ${functionNames.join(', ')}: ${rgb.example}.`,
    );
  const hint = `For example "${known.example}".`;
  const close = text.indexOf(')');
  if (close < 0) throw new WrittenFault('has no closing bracket', text.length, hint);
  if (close < text.length - 1)
    throw new WrittenFault('goes on after its closing bracket', close + 1, hint);
  const words = [...text.slice(0, close).matchAll(/[,/]|[^ ,/]+/g)]
    .map(({ 0: word, index }) => ({ text: word, at: index }))
    .flatMap((word, index) => {
      if (index > 0) return [word];
      const first = word.text.slice(opened.length);
      return first === '' ? [] : [{ text: first, at: opened.length }];
    });
  const [a, b, c, d] = separated(words, close, hint);
  const [first, second, third] = known.channels;
  if (!a || !b || !c) throw new WrittenFault('needs three parts', close, hint);
  return {
    space: known.space,
    components: [
      valueOf(a, first, hint) / known.scale,
      valueOf(b, second, hint) / known.scale,
      valueOf(c, third, hint) / known.scale,
    ],
    alpha: d ? valueOf(d, alpha, hint) : 1,
  };
}
