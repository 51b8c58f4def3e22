import type { TokenNormalized } from '@terrazzo/parser';
import { clampChroma, converter, formatHex8, type Color } from 'culori';
import { bytesOf } from '../../color/rgb.ts';
import type { FormatValue, Hex } from '../../contract/value.ts';

const toRgb = converter('rgb');

interface TheirColor {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  readonly alpha?: number;
}

/** Their colours, in whatever space they were written, made hex by a third party. */
function hexOfTheirs({ colorSpace, components, alpha = 1 }: TheirColor): Hex {
  const [a = 0, b = 0, c = 0] = components.map((part) => (part === 'none' ? 0 : part));
  const colors: Readonly<Record<string, Color>> = {
    srgb: { mode: 'rgb', r: a, g: b, b: c, alpha },
    'display-p3': { mode: 'p3', r: a, g: b, b: c, alpha },
    hsl: { mode: 'hsl', h: a, s: b / 100, l: c / 100, alpha },
    oklch: { mode: 'oklch', l: a, c: b, h: c, alpha },
    'srgb-linear': { mode: 'lrgb', r: a, g: b, b: c, alpha },
    hwb: { mode: 'hwb', h: a, w: b / 100, b: c / 100, alpha },
    lab: { mode: 'lab', l: a, a: b, b: c, alpha },
    lch: { mode: 'lch', l: a, c: b, h: c, alpha },
    oklab: { mode: 'oklab', l: a, a: b, b: c, alpha },
    'a98-rgb': { mode: 'a98', r: a, g: b, b: c, alpha },
    'prophoto-rgb': { mode: 'prophoto', r: a, g: b, b: c, alpha },
    rec2020: { mode: 'rec2020', r: a, g: b, b: c, alpha },
    'xyz-d65': { mode: 'xyz65', x: a, y: b, z: c, alpha },
    'xyz-d50': { mode: 'xyz50', x: a, y: b, z: c, alpha },
  };
  const color = colors[colorSpace];
  if (!color) throw new Error(`A colour space of neither: ${colorSpace}`);
  // Ours gives up chroma where OKLCH asks for more than sRGB has; other spaces are cut off.
  return formatHex8(toRgb(colorSpace === 'oklch' ? clampChroma(color, 'oklch') : color)) as Hex;
}

/** Bytes, so that a missing alpha is a full one. */
const bytes = (hex: Hex): readonly number[] => bytesOf(hex);
const theirBytes = (color: unknown): readonly number[] => bytes(hexOfTheirs(color as TheirColor));

const length = ({ value, unit }: { value: number; unit: string }): string => `${value}${unit}`;
const time = ({ value, unit }: { value: number; unit: string }): number =>
  unit === 's' ? value * 1000 : value;
const sides = ['offsetX', 'offsetY', 'blur', 'spread'] as const;

type Parts = Readonly<Record<string, unknown>>;

/** What the other reader made of a token: colours as bytes, lengths as text, time in milliseconds. */
export function theirs({ $type, $value }: Pick<TokenNormalized, '$type' | '$value'>): unknown {
  const value = $value as never;
  switch ($type) {
    case 'color':
      return theirBytes(value);
    case 'dimension':
      return length(value);
    case 'duration':
      return time(value);
    case 'shadow':
      return (value as Parts[]).map((layer) => ({
        color: theirBytes(layer['color']),
        lengths: sides.map((side) => length(layer[side] as never)),
        inset: layer['inset'],
      }));
    case 'gradient':
      return (value as Parts[]).map((stop) => ({
        color: theirBytes(stop['color']),
        position: stop['position'],
      }));
    case 'border': {
      const { color, width, style } = value as Parts;
      return { color: theirBytes(color), width: length(width as never), style };
    }
    case 'transition': {
      const { duration, delay, timingFunction } = value as Parts;
      return { duration: time(duration as never), delay: time(delay as never), timingFunction };
    }
    case 'typography': {
      const { fontSize, letterSpacing, ...others } = value as Parts;
      return {
        fontSize: length(fontSize as never),
        letterSpacing: length(letterSpacing as never),
        ...others,
      };
    }
    default:
      return value;
  }
}

/** What we made of it, in the same form. */
export function ours({ type, value }: FormatValue): unknown {
  switch (type) {
    case 'color':
      return bytes(value);
    case 'dimension':
      return length(value);
    case 'shadow':
      return value.map((layer) => ({
        color: bytes(layer.color),
        lengths: sides.map((side) => length(layer[side])),
        inset: layer.inset,
      }));
    case 'gradient':
      return value.map(({ color, position }) => ({ color: bytes(color), position }));
    case 'border':
      return { color: bytes(value.color), width: length(value.width), style: value.style };
    case 'typography': {
      const { fontSize, letterSpacing, ...others } = value;
      return { fontSize: length(fontSize), letterSpacing: length(letterSpacing), ...others };
    }
    default:
      return value;
  }
}
