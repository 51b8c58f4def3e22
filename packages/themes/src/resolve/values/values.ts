import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { colorSpaces, type ColorSpace } from '../../color/spaces/spaces.ts';
import { WrittenFault } from '../../color/written/fault.ts';
import { colorNames } from '../../color/written/names.ts';
import { writtenColor } from '../../color/written/written.ts';
import type {
  Dimension,
  GradientStop,
  Hex,
  ShadowLayer,
  TokenType,
  ValueOf,
} from '../../contract/value.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import { aliasOf } from '../reference/reference.ts';
import { ValueFault } from '../reference/value-fault.ts';
import { finite, items, key, keyAsIs, noAlias, only, partOf, word, type Reach } from './parts.ts';

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

function colour(node: Node, reach: Reach): Hex {
  if (typeof node.value === 'string') return cssColour(node, node.value);
  const name = word(key(node, 'colorSpace', reach));
  only(node, 'colorSpace', 'components', 'alpha', 'hex');
  if (!Object.hasOwn(colorSpaces, name)) {
    throw new ValueFault(
      key(node, 'colorSpace', reach),
      `colour space "${name}" is not supported`,
      `One of ${Object.keys(colorSpaces).join(', ')}.`,
    );
  }
  const components = key(node, 'components', reach);
  const parts = items(components).map(reach.landed);
  if (parts.length !== 3) throw new ValueFault(components, 'must have three components');
  const [a = 0, b = 0, c = 0] = parts.map((part) => (part.value === 'none' ? 0 : finite(part)));
  const alphaNode = findNodeAtLocation(node, ['alpha']);
  const alpha = alphaNode ? finite(reach.landed(alphaNode), 0, 1) : 1;
  const hex = colorSpaces[name as ColorSpace](a, b, c, alpha);
  const hexSaid = findNodeAtLocation(node, ['hex']);
  const hexNode = hexSaid && reach.landed(hexSaid);
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

/** A shadow that falls further is another shape; and a blur of less than nothing is no shadow at all. */
export const furthest = 128;

function dimension(node: Node, reach: Reach, min = -2000, max = 2000): Dimension {
  const unit = word(key(node, 'unit', reach));
  only(node, 'value', 'unit');
  if (unit !== 'px' && unit !== 'rem')
    throw new ValueFault(key(node, 'unit', reach), `unit "${unit}" is not allowed`, 'px or rem.');
  return { value: finite(key(node, 'value', reach), min, max), unit };
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

const nearby = (node: Node, reach: Reach, min = -furthest): Dimension => {
  const length = partOf('dimension', node, reach, (own) => dimension(own, reach, min, furthest));
  if (length.value < min || length.value > furthest)
    throw new ValueFault(
      node,
      `is ${length.value}${length.unit} here; it must be from ${min} to ${furthest}`,
    );
  return length;
};

function shadowLayer(node: Node, reach: Reach): ShadowLayer {
  const said = (name: string): Node => keyAsIs(node, name);
  const insetSaid = findNodeAtLocation(node, ['inset']);
  const inset = insetSaid && reach.landed(insetSaid);
  if (inset && inset.type !== 'boolean') throw new ValueFault(inset, 'must be true or false');
  only(node, 'color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset');
  return {
    color: partOf('color', said('color'), reach, (own) => colour(own, reach)),
    offsetX: nearby(said('offsetX'), reach),
    offsetY: nearby(said('offsetY'), reach),
    blur: nearby(said('blur'), reach, 0),
    spread: nearby(said('spread'), reach),
    inset: inset?.value === true,
  };
}

/** An entry of a list that is another token, of which there must be one. */
const single = <V>(list: readonly V[], node: Node, what: string): V => {
  const [first] = list;
  if (first === undefined || list.length > 1)
    throw new ValueFault(
      node,
      `points at ${list.length} ${what}s where one stands`,
      'Point at a token that has one, or write each of them out.',
    );
  return first;
};

function stop(node: Node, reach: Reach): GradientStop {
  if (aliasOf(node) !== undefined)
    throw new ValueFault(
      node,
      'has a token in braces for a stop, and no token is one',
      'A stop is written out; its "color" and its "position" may be tokens.',
    );
  const own = reach.landed(node);
  only(own, 'color', 'position');
  const position = keyAsIs(own, 'position');
  const at = partOf('number', position, reach, (said) => finite(said, 0, 1));
  if (at < 0 || at > 1) throw new ValueFault(position, `is ${at} here; it must be from 0 to 1`);
  return {
    color: partOf('color', keyAsIs(own, 'color'), reach, (said) => colour(said, reach)),
    position: at,
  };
}

const familyName = (node: Node): string => {
  if (typeof node.value !== 'string' || !fontName.test(node.value))
    throw new ValueFault(node, 'must be a plain family name');
  return node.value;
};

export const readers: { readonly [T in TokenType]: (node: Node, reach: Reach) => ValueOf[T] } = {
  color: colour,
  dimension: (node, reach) => dimension(node, reach),
  duration: (node, reach) => {
    const unit = word(key(node, 'unit', reach));
    only(node, 'value', 'unit');
    if (unit !== 'ms' && unit !== 's')
      throw new ValueFault(key(node, 'unit', reach), `unit "${unit}" is not allowed`, 'ms or s.');
    const [most, toMilliseconds] = unit === 's' ? [60, 1000] : [60_000, 1];
    return finite(key(node, 'value', reach), 0, most) * toMilliseconds;
  },
  cubicBezier: (node, reach) => {
    const curve = items(node).map((part, index) => {
      const [least, most] = index % 2 === 0 ? [0, 1] : [-5, 5];
      const at = partOf('number', part, reach, (said) => finite(said, least, most));
      if (at < least || at > most)
        throw new ValueFault(part, `is ${at} here; it must be from ${least} to ${most}`);
      return at;
    });
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
  fontFamily: (node, reach) =>
    (node.type === 'array' ? items(node) : [node]).map((name) => {
      const alias = aliasOf(name);
      return alias === undefined
        ? familyName(reach.landed(name))
        : single(reach.token(alias, name, 'fontFamily'), name, 'name');
    }),
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
  shadow: (node, reach) =>
    (node.type === 'array' ? items(node) : [node]).map((layer) => {
      const alias = aliasOf(layer);
      return alias === undefined
        ? shadowLayer(reach.landed(layer), reach)
        : single(reach.token(alias, layer, 'shadow'), layer, 'shadow');
    }),
  gradient: (node, reach) => items(node, 2).map((one) => stop(one, reach)),
};
