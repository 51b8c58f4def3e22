import { bytesOf } from '../color/rgb.ts';
import type { Hex, ShadowLayer, TokenType, TokenValue, ValueOf } from '../contract/value.ts';

const part = (value: number): number => Math.round(value * 10_000) / 10_000;

const colorOf = (hex: Hex): object => {
  const [r, g, b, alpha] = bytesOf(hex);
  return {
    colorSpace: 'srgb',
    components: [part(r / 255), part(g / 255), part(b / 255)],
    ...(alpha < 255 ? { alpha: part(alpha / 255) } : {}),
    hex: hex.slice(0, 7),
  };
};

const layerOf = ({ color, inset, offsetX, offsetY, blur, spread }: ShadowLayer): object => ({
  color: colorOf(color),
  offsetX,
  offsetY,
  blur,
  spread,
  inset,
});

const write: { readonly [T in TokenType]: (value: ValueOf[T]) => unknown } = {
  color: colorOf,
  dimension: ({ value, unit }) => ({ value, unit }),
  duration: (value) => ({ value, unit: 'ms' }),
  cubicBezier: (curve) => curve,
  number: (value) => value,
  fontFamily: (names) => names,
  fontWeight: (weight) => weight,
  shadow: (layers) => layers.map(layerOf),
  gradient: (list) => list.map(({ color, position }) => ({ color: colorOf(color), position })),
};

/** A value as the design tokens format writes it. */
export const dtcgValue = ({ type, value }: TokenValue): unknown => write[type](value as never);
