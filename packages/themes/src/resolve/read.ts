import type { FindingCode } from '../findings/findings.ts';
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { colorSpaces, type ColorSpace } from '../color/spaces.ts';
import { WrittenFault } from '../color/written/fault.ts';
import { colorNames } from '../color/written/names.ts';
import { writtenColor } from '../color/written/written.ts';
import type { Dimension, Hex, TokenType, ValueOf } from '../contract/value.ts';
import { didYouMean } from '../manifest/suggest.ts';

/** A fault in a value, at the node that holds it. */
export class ValueFault extends Error {
  readonly node: Node;
  readonly hint: string | undefined;
  readonly code: FindingCode;

  constructor(node: Node, message: string, hint?: string, code: FindingCode = 'token.value') {
    super(message);
    this.node = node;
    this.hint = hint;
    this.code = code;
  }
}

/** Follows `{color.action.rest}` inside a value; given by the resolver. */
export type Follow = (path: string, node: Node) => Hex;

/** Whatever stands in braces means a token, and is looked for as one. */
const aliasPattern = /^\{([^{}]*)\}$/;

export const aliasOf = (node: Node): string | undefined =>
  typeof node.value === 'string' ? aliasPattern.exec(node.value)?.[1] : undefined;

const noAlias = (node: Node): ValueFault =>
  new ValueFault(
    node,
    'is no alias: its braces do not close',
    'An alias is the name of a token in braces, and nothing else: "{color.action.rest}".',
  );

const key = (node: Node, name: string): Node => {
  const found = node.type === 'object' ? findNodeAtLocation(node, [name]) : undefined;
  if (found) return found;
  if (typeof node.value === 'string' && node.value.startsWith('{')) throw noAlias(node);
  throw new ValueFault(node, `needs "${name}"`);
};

/** A word of the file; anything else in its place is a fault, never turned into one. */
const word = (node: Node): string => {
  if (typeof node.value !== 'string') throw new ValueFault(node, 'must be a word');
  return node.value;
};

/** A key that is not read would be a wish unheard. */
const only = (node: Node, ...names: readonly string[]): void => {
  for (const { children: [name] = [] } of node.children ?? []) {
    if (!name || names.includes(String(name.value))) continue;
    const hint = didYouMean(String(name.value), names) ?? `Known here: ${names.join(', ')}.`;
    throw new ValueFault(name, `has "${String(name.value)}", which is not known`, hint);
  }
};

const finite = (node: Node, min = -Infinity, max = Infinity): number => {
  if (typeof node.value !== 'number' || !Number.isFinite(node.value))
    throw new ValueFault(node, 'must be a number');
  if (node.value < min || node.value > max)
    throw new ValueFault(node, `must be from ${min} to ${max}`);
  return node.value;
};

export const mostItems = 16;

const items = (node: Node, least = 1): readonly Node[] => {
  if (node.type !== 'array') throw new ValueFault(node, 'must be a list');
  const list = node.children ?? [];
  if (list.length < least || list.length > mostItems)
    throw new ValueFault(node, `must have ${least} to ${mostItems} entries`);
  return list;
};

/** A character of a word, where the word stands in the file as it is. */
const within = (node: Node, text: string, at: number): Node =>
  node.length === text.length + 2 ? { ...node, offset: node.offset + 1 + at } : node;

/** What people write: read to the same value as the object, and never passed on. */
function cssColour(node: Node, text: string): Hex {
  if (text.startsWith('{')) throw noAlias(node);
  try {
    return writtenColor(text);
  } catch (fault) {
    if (!(fault instanceof WrittenFault)) throw fault;
    const hint = fault.hint ?? didYouMean(text, colorNames.keys());
    throw new ValueFault(within(node, text, fault.at), fault.message, hint);
  }
}

function colour(node: Node): Hex {
  if (typeof node.value === 'string') return cssColour(node, node.value);
  const name = word(key(node, 'colorSpace'));
  only(node, 'colorSpace', 'components', 'alpha', 'hex');
  if (!Object.hasOwn(colorSpaces, name)) {
    throw new ValueFault(
      key(node, 'colorSpace'),
      `colour space "${name}" is not supported`,
      `One of ${Object.keys(colorSpaces).join(', ')}.`,
    );
  }
  const parts = items(key(node, 'components'));
  if (parts.length !== 3)
    throw new ValueFault(key(node, 'components'), 'must have three components');
  const [a = 0, b = 0, c = 0] = parts.map((part) => (part.value === 'none' ? 0 : finite(part)));
  const alphaNode = findNodeAtLocation(node, ['alpha']);
  const alpha = alphaNode ? finite(alphaNode, 0, 1) : 1;
  const hex = colorSpaces[name as ColorSpace](a, b, c, alpha);
  const hexNode = findNodeAtLocation(node, ['hex']);
  // Other tools may read the one or the other: in sRGB both say the same.
  if (hexNode && name === 'srgb' && word(hexNode).toLowerCase() !== hex.slice(0, 7)) {
    throw new ValueFault(
      hexNode,
      `says ${word(hexNode)} in "hex" and ${hex.slice(0, 7)} in "components"`,
      'Mend the one or leave "hex" out.',
    );
  }
  return hex;
}

const colourOrAlias = (node: Node, follow: Follow): Hex => {
  const path = aliasOf(node);
  return path === undefined ? colour(node) : follow(path, node);
};

/** A shadow that falls further is another shape; and a blur of less than nothing is no shadow at all. */
export const furthest = 128;

function dimension(node: Node, min = -2000, max = 2000): Dimension {
  const unit = word(key(node, 'unit'));
  only(node, 'value', 'unit');
  if (unit !== 'px' && unit !== 'rem')
    throw new ValueFault(key(node, 'unit'), `unit "${unit}" is not allowed`, 'px or rem.');
  return { value: finite(key(node, 'value'), min, max), unit };
}

const fontName = /^[A-Za-z0-9][A-Za-z0-9 -]{0,60}$/;
export const weightNames: ReadonlyMap<string, number> = new Map([
  ['thin', 100],
  ['hairline', 100],
  ['extra-light', 200],
  ['ultra-light', 200],
  ['light', 300],
  ['normal', 400],
  ['regular', 400],
  ['book', 400],
  ['medium', 500],
  ['semi-bold', 600],
  ['demi-bold', 600],
  ['bold', 700],
  ['extra-bold', 800],
  ['ultra-bold', 800],
  ['black', 900],
  ['heavy', 900],
  ['extra-black', 950],
  ['ultra-black', 950],
]);

const readers: { readonly [T in TokenType]: (node: Node, follow: Follow) => ValueOf[T] } = {
  color: colour,
  dimension: (node) => dimension(node),
  duration: (node) => {
    const unit = word(key(node, 'unit'));
    only(node, 'value', 'unit');
    if (unit !== 'ms' && unit !== 's')
      throw new ValueFault(key(node, 'unit'), `unit "${unit}" is not allowed`, 'ms or s.');
    const [most, toMilliseconds] = unit === 's' ? [60, 1000] : [60_000, 1];
    return finite(key(node, 'value'), 0, most) * toMilliseconds;
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
    const weight = weightNames.get(node.value);
    if (weight === undefined)
      throw new ValueFault(
        node,
        `weight "${node.value}" is not known`,
        [...weightNames.keys()].join(', '),
      );
    return weight;
  },
  shadow: (node, follow) =>
    (node.type === 'array' ? items(node) : [node]).map((layer) => {
      const inset = findNodeAtLocation(layer, ['inset']);
      if (inset && inset.type !== 'boolean') throw new ValueFault(inset, 'must be true or false');
      only(layer, 'color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset');
      return {
        color: colourOrAlias(key(layer, 'color'), follow),
        offsetX: dimension(key(layer, 'offsetX'), -furthest, furthest),
        offsetY: dimension(key(layer, 'offsetY'), -furthest, furthest),
        blur: dimension(key(layer, 'blur'), 0, furthest),
        spread: dimension(key(layer, 'spread'), -furthest, furthest),
        inset: inset?.value === true,
      };
    }),
  gradient: (node, follow) =>
    items(node, 2).map((stop) => {
      only(stop, 'color', 'position');
      return {
        color: colourOrAlias(key(stop, 'color'), follow),
        position: finite(key(stop, 'position'), 0, 1),
      };
    }),
};

/** A `$value` by its type, rebuilt from checked parts; text of the file never passes through. */
export const readValue = <T extends TokenType>(type: T, node: Node, follow: Follow): ValueOf[T] =>
  readers[type](node, follow);
