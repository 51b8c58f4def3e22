import type { Mode, Token } from './token.ts';
import { mapTokens, type TokenMap } from './tree.ts';
import type { Tokens } from './tokens/index.ts';
import {
  rootSize,
  type Dimension,
  type ShadowLayer,
  type TokenType,
  type TokenValue,
  type ValueOf,
} from './value.ts';

/** `color.surface.page` becomes `--lv-color-surface-page`; camelCase becomes kebab-case. */
export const cssName = (path: string): `--lv-${string}` =>
  `--lv-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const length = ({ value, unit }: Dimension): string => (value === 0 ? '0px' : `${value}${unit}`);

const layerCss = (layer: ShadowLayer): string =>
  [
    layer.inset ? 'inset' : '',
    length(layer.offsetX),
    length(layer.offsetY),
    length(layer.blur),
    length(layer.spread),
    layer.color,
  ]
    .filter(Boolean)
    .join(' ');

const generic = /^(system-ui|sans-serif|serif|monospace|ui-rounded|cursive)$/;

const write: { readonly [T in TokenType]: (value: ValueOf[T]) => string } = {
  color: (hex) => hex,
  dimension: length,
  duration: (ms) => `${ms}ms`,
  cubicBezier: (curve) => `cubic-bezier(${curve.join(', ')})`,
  number: String,
  fontFamily: (names) => names.map((name) => (generic.test(name) ? name : `'${name}'`)).join(', '),
  fontWeight: String,
  shadow: (layers) => layers.map(layerCss).join(', '),
  // Only the stops: direction and shape belong to the component that paints them.
  gradient: (list) =>
    list.map((stop) => `${stop.color} ${Math.round(stop.position * 1000) / 10}%`).join(', '),
};

/** A value as CSS, made from its parsed parts and from nothing else. */
export const toCss = <T extends TokenType>(type: T, value: ValueOf[T]): string =>
  write[type](value);

export const cssOf = (token: TokenValue): string => toCss(token.type, token.value as never);

/**
 * A value as a page is given it. What scales leaves in rem, whatever unit the
 * brand wrote it in: a designer thinks in px, and a reader's device decides.
 */
export const servedCss = (token: Token, value: TokenValue): string =>
  token.scales && value.type === 'dimension' && value.value.unit === 'px'
    ? length({ value: value.value.value / rootSize, unit: 'rem' })
    : cssOf(value);

/** A token's base value as a page is given it. */
export const servedBase = (token: Token, mode: Mode): string =>
  servedCss(token, { type: token.type, value: token.base[mode] } as TokenValue);

/** A token's base value as CSS. */
export const baseCss = (token: Token, mode: Mode): string =>
  toCss(token.type, token.base[mode] as never);

/** The base value of every token in a mode, for the base sheet. */
export const baseTheme = (mode: Mode): TokenMap<Tokens, string> =>
  mapTokens((_path, token: Token) => servedBase(token, mode));
