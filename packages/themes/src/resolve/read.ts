import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { converter, type Color } from 'culori';
import { hexOf, hexOfRgba } from '../color/convert.ts';
import type { Dimension, Hex, TokenType, ValueOf } from '../contract/value.ts';

/** A fault in a value, at the node that holds it. */
export class ValueFault extends Error {
  readonly node: Node;
  readonly hint: string | undefined;

  constructor(node: Node, message: string, hint?: string) {
    super(message);
    this.node = node;
    this.hint = hint;
  }
}

/** Follows `{color.action.rest}` inside a value; given by the resolver. */
export type Follow = (path: string, node: Node) => Hex;

const aliasPattern = /^\{([a-zA-Z0-9.]+)\}$/;

export const aliasOf = (node: Node): string | undefined =>
  typeof node.value === 'string' ? aliasPattern.exec(node.value)?.[1] : undefined;

const key = (node: Node, name: string): Node => {
  const found = node.type === 'object' ? findNodeAtLocation(node, [name]) : undefined;
  if (!found) throw new ValueFault(node, `needs "${name}"`);
  return found;
};

const finite = (node: Node, min = -Infinity, max = Infinity): number => {
  if (typeof node.value !== 'number' || !Number.isFinite(node.value))
    throw new ValueFault(node, 'must be a number');
  if (node.value < min || node.value > max)
    throw new ValueFault(node, `must be from ${min} to ${max}`);
  return node.value;
};

const items = (node: Node): readonly Node[] => {
  if (node.type !== 'array') throw new ValueFault(node, 'must be a list');
  return node.children ?? [];
};

const spaces = {
  srgb: ['r', 'g', 'b'],
  oklch: ['l', 'c', 'h'],
  'display-p3': ['r', 'g', 'b'],
  hsl: ['h', 's', 'l'],
} as const;
const toRgb = converter('rgb');

function colour(node: Node): Hex {
  const space = getNodeValue(key(node, 'colorSpace')) as string;
  const channels = spaces[space as keyof typeof spaces];
  if (!channels) {
    throw new ValueFault(
      key(node, 'colorSpace'),
      `colour space "${space}" is not supported`,
      `One of ${Object.keys(spaces).join(', ')}.`,
    );
  }
  const parts = items(key(node, 'components'));
  if (parts.length !== 3)
    throw new ValueFault(key(node, 'components'), 'must have three components');
  const [a = 0, b = 0, c = 0] = parts.map((part) => (part.value === 'none' ? 0 : finite(part)));
  const alphaNode = findNodeAtLocation(node, ['alpha']);
  const alpha = alphaNode ? finite(alphaNode, 0, 1) : 1;
  if (space === 'oklch' && alpha === 1) return hexOf({ l: a, c: b, h: c });
  const mode = space === 'display-p3' ? 'p3' : space === 'srgb' ? 'rgb' : space;
  // DTCG writes the saturation and lightness of hsl as percentages.
  const scale = space === 'hsl' ? [1, 0.01, 0.01] : [1, 1, 1];
  const raw = Object.fromEntries(
    channels.map((name, index) => [name, ([a, b, c][index] ?? 0) * (scale[index] ?? 1)]),
  );
  const rgb = toRgb({ mode, ...raw } as unknown as Color);
  return hexOfRgba({ r: rgb.r, g: rgb.g, b: rgb.b, alpha });
}

const colourOrAlias = (node: Node, follow: Follow): Hex => {
  const path = aliasOf(node);
  return path === undefined ? colour(node) : follow(path, node);
};

function dimension(node: Node): Dimension {
  const unit = getNodeValue(key(node, 'unit')) as string;
  if (unit !== 'px' && unit !== 'rem')
    throw new ValueFault(key(node, 'unit'), `unit "${unit}" is not allowed`, 'px or rem.');
  return { value: finite(key(node, 'value'), -2000, 2000), unit };
}

const fontName = /^[A-Za-z0-9][A-Za-z0-9 -]{0,60}$/;
const weightNames: Readonly<Record<string, number>> = {
  thin: 100,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  'semi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  black: 900,
};

const readers: { readonly [T in TokenType]: (node: Node, follow: Follow) => ValueOf[T] } = {
  color: colour,
  dimension,
  duration: (node) => {
    const unit = getNodeValue(key(node, 'unit')) as string;
    if (unit !== 'ms' && unit !== 's')
      throw new ValueFault(key(node, 'unit'), `unit "${unit}" is not allowed`, 'ms or s.');
    return finite(key(node, 'value'), 0, 60_000) * (unit === 's' ? 1000 : 1);
  },
  cubicBezier: (node) => {
    const curve = items(node).map((part, index) =>
      finite(part, index % 2 === 0 ? 0 : -5, index % 2 === 0 ? 1 : 5),
    );
    const [x1, y1, x2, y2] = curve;
    if (
      x1 === undefined ||
      y1 === undefined ||
      x2 === undefined ||
      y2 === undefined ||
      curve.length !== 4
    ) {
      throw new ValueFault(node, 'must have four numbers');
    }
    return [x1, y1, x2, y2];
  },
  number: (node) => finite(node, -10_000, 10_000),
  fontFamily: (node) => {
    const names = node.type === 'array' ? items(node) : [node];
    return names.map((name) => {
      if (typeof name.value !== 'string' || !fontName.test(name.value))
        throw new ValueFault(name, 'must be a plain family name');
      return name.value;
    });
  },
  fontWeight: (node) => {
    if (typeof node.value !== 'string') return finite(node, 1, 1000);
    const weight = weightNames[node.value];
    if (weight === undefined)
      throw new ValueFault(
        node,
        `weight "${node.value}" is not known`,
        Object.keys(weightNames).join(', '),
      );
    return weight;
  },
  shadow: (node, follow) =>
    (node.type === 'array' ? items(node) : [node]).map((layer) => ({
      color: colourOrAlias(key(layer, 'color'), follow),
      offsetX: dimension(key(layer, 'offsetX')),
      offsetY: dimension(key(layer, 'offsetY')),
      blur: dimension(key(layer, 'blur')),
      spread: dimension(key(layer, 'spread')),
      inset: findNodeAtLocation(layer, ['inset'])?.value === true,
    })),
  gradient: (node, follow) =>
    items(node).map((stop) => ({
      color: colourOrAlias(key(stop, 'color'), follow),
      position: finite(key(stop, 'position'), 0, 1),
    })),
};

/** A `$value` by its type, rebuilt from checked parts; text of the file never passes through. */
export const readValue = <T extends TokenType>(type: T, node: Node, follow: Follow): ValueOf[T] =>
  readers[type](node, follow);
