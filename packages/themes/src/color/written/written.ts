import type { Hex } from '../../contract/value.ts';
import { colorSpaces, type ColorSpace } from '../spaces/spaces.ts';
import { WrittenFault } from './fault.ts';
import { functionNames, readFunction, type Parts } from './function.ts';
import { colorNames } from './names.ts';

/** Longer than any colour that a person writes. */
const mostCharacters = 80;

/** What a colour may look like; the reading is stricter. */
export const writtenPattern = `^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|(${functionNames.join('|')})\\([-+.,/% 0-9a-z]{1,70}\\)|${[...colorNames.keys()].join('|')})$`;

const digitsOf = (hex: string): string =>
  hex.length <= 4 ? hex.replace(/./g, (digit) => digit + digit) : hex;

function ofDigits(hex: string): Parts {
  const digits = digitsOf(hex);
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return {
    space: 'srgb',
    components: [part(0), part(2), part(4)],
    alpha: digits.length === 8 ? part(6) : 1,
  };
}

function readHex(text: string): Parts {
  const digits = text.slice(1);
  const wrong = /[^0-9a-fA-F]/.exec(digits);
  const hint = 'Three, four, six or eight hexadecimal digits stand after the #: "#f7a8c4".';
  if (wrong)
    throw new WrittenFault(
      `has "${wrong[0]}", which is no digit of a hex colour`,
      wrong.index + 1,
      hint,
    );
  if (![3, 4, 6, 8].includes(digits.length))
    throw new WrittenFault(`has ${digits.length} digits after the #`, 0, hint);
  return ofDigits(digits);
}

function readParts(text: string): Parts {
  if (text.length > mostCharacters) throw new WrittenFault('is longer than any colour', 0);
  if (text.startsWith('#')) return readHex(text);
  const parts = readFunction(text);
  if (parts) return parts;
  const named = colorNames.get(text);
  if (named === undefined) throw new WrittenFault(`is "${text}", which is not a colour`, 0);
  return ofDigits(named);
}

/** A colour as the design tokens format has it. */
export interface ColorObject {
  readonly colorSpace: ColorSpace;
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
  readonly hex: string;
}

const hexFrom = ({ space, components: [a, b, c], alpha }: Parts): Hex =>
  colorSpaces[space](a, b, c, alpha);

/** The colour that a person wrote as CSS: `#f7a8c4`, `rgb(…)`, `hsl(…)`, `oklch(…)`, `pink`. */
export const writtenColor = (text: string): Hex => hexFrom(readParts(text));

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The same colour, to the last bit, as the object that other tools read. */
export function colorObject(text: string): ColorObject {
  const exact = readParts(text);
  const [a, b, c] = exact.components;
  const short: Parts = {
    space: exact.space,
    components: [rounded(a), rounded(b), rounded(c)],
    alpha: rounded(exact.alpha),
  };
  const { space, components, alpha } = hexFrom(short) === hexFrom(exact) ? short : exact;
  return {
    colorSpace: space,
    components,
    ...(alpha < 1 ? { alpha } : {}),
    hex: hexFrom(exact).slice(0, 7),
  };
}
