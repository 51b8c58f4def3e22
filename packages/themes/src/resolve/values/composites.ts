import type { Node } from 'jsonc-parser';
import {
  isComposite,
  type CompositeType,
  type CompositeValueOf,
  type Dashes,
  type FormatType,
  type FormatValueOf,
  type TokenType,
} from '../../contract/value.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import { ValueFault } from '../reference/value-fault.ts';
import { items, key, keyAsIs, only, partOf, word, type Reach } from './parts.ts';
import { readers } from './values.ts';

const strokeWords: readonly string[] = [
  'solid',
  'dashed',
  'dotted',
  'double',
  'groove',
  'ridge',
  'outset',
  'inset',
];
const lineCaps = ['round', 'butt', 'square'] as const;

const isCap = (said: string): said is Dashes['lineCap'] =>
  (lineCaps as readonly string[]).includes(said);

const noneOf = (node: Node, what: string, said: string, known: readonly string[]): ValueFault =>
  new ValueFault(
    node,
    `${what} "${said}" is not known`,
    didYouMean(said, known) ?? `One of ${known.join(', ')}.`,
  );

function strokeStyle(node: Node, reach: Reach): CompositeValueOf['strokeStyle'] {
  if (typeof node.value === 'string') {
    const said = word(node);
    if (!strokeWords.includes(said)) throw noneOf(node, 'line', said, strokeWords);
    return said;
  }
  only(node, 'dashArray', 'lineCap');
  const cap = key(node, 'lineCap', reach);
  const said = word(cap);
  if (!isCap(said)) throw noneOf(cap, 'end of a dash', said, lineCaps);
  const dashArray = items(key(node, 'dashArray', reach)).map((dash) =>
    partOf('dimension', dash, reach, (own) => readers.dimension(own, reach)),
  );
  return { dashArray, lineCap: said };
}

/** A part that is written out, or a token in braces, or what a pointer leads to. */
const partUnder = <T extends TokenType>(
  node: Node,
  name: string,
  type: T,
  reach: Reach,
): FormatValueOf[T] =>
  partOf(type, keyAsIs(node, name), reach, (own) => readers[type](own, reach) as FormatValueOf[T]);

const compositeReaders: {
  readonly [T in CompositeType]: (node: Node, reach: Reach) => CompositeValueOf[T];
} = {
  strokeStyle,
  border: (node, reach) => {
    only(node, 'color', 'width', 'style');
    return {
      color: partUnder(node, 'color', 'color', reach),
      width: partUnder(node, 'width', 'dimension', reach),
      style: partOf('strokeStyle', keyAsIs(node, 'style'), reach, (own) => strokeStyle(own, reach)),
    };
  },
  transition: (node, reach) => {
    only(node, 'duration', 'delay', 'timingFunction');
    return {
      duration: partUnder(node, 'duration', 'duration', reach),
      delay: partUnder(node, 'delay', 'duration', reach),
      timingFunction: partUnder(node, 'timingFunction', 'cubicBezier', reach),
    };
  },
  typography: (node, reach) => {
    only(node, 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight');
    return {
      fontFamily: partUnder(node, 'fontFamily', 'fontFamily', reach),
      fontSize: partUnder(node, 'fontSize', 'dimension', reach),
      fontWeight: partUnder(node, 'fontWeight', 'fontWeight', reach),
      letterSpacing: partUnder(node, 'letterSpacing', 'dimension', reach),
      lineHeight: partUnder(node, 'lineHeight', 'number', reach),
    };
  },
};

/** A `$value` by its type, rebuilt from checked parts; text of the file never passes through. */
export function readValue<T extends FormatType>(
  type: T,
  node: Node,
  reach: Reach,
): FormatValueOf[T] {
  const named: FormatType = type;
  const value = isComposite(named)
    ? compositeReaders[named](node, reach)
    : readers[named](node, reach);
  return value as FormatValueOf[T];
}
