import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { figuresOf, figureText, nearestIn, rangeText } from '../contract/range.ts';
import type { Token } from '../contract/token.ts';
import { rootSize, type TokenValue } from '../contract/value.ts';
import { aliasOf, ValueFault } from './read.ts';

/** A number of a file without the dust of a division. */
const tidy = (figure: number): number => Math.round(figure * 1000) / 1000;

/** What a file would say in place of a value that is out of range: the nearest, in the unit it used. */
function mended(node: Node, { type, value }: TokenValue, nearest: readonly number[]): string {
  const [first = 0, second = 0] = nearest;
  const unit: unknown = findNodeAtLocation(node, ['unit'])?.value;
  if (type === 'cubicBezier') return `[${[value[0], first, value[2], second].join(', ')}]`;
  if (type === 'dimension' && unit === 'rem')
    return `{ "value": ${tidy(first / rootSize)}, "unit": "rem" }`;
  if (type === 'duration' && unit === 's') return `{ "value": ${tidy(first / 1000)}, "unit": "s" }`;
  if (type === 'dimension' || type === 'duration')
    return `{ "value": ${first}, "unit": "${type === 'dimension' ? 'px' : 'ms'}" }`;
  return String(first);
}

/** What a hint says of a range beside an example; nothing where a token has none. */
export const ranged = ({ type, range }: Token): string =>
  range ? `, ${rangeText(type, range)}` : '';

/** A figure beyond what the token can be is refused where it stands, with the nearest that would do. */
export function refuseOutOfRange({ range, type }: Token, value: TokenValue, node: Node): void {
  if (!range) return;
  const figures = figuresOf(value);
  const nearest = figures.map((figure) => nearestIn(range, figure));
  if (figures.every((figure, index) => figure === nearest[index])) return;
  const said = figures.map((figure) => figureText(type, figure)).join(' and ');
  const write = `Write ${mended(node, value, nearest)}, the nearest that would do.`;
  throw new ValueFault(
    findNodeAtLocation(node, ['value']) ?? node,
    `is ${said}; it must be ${rangeText(type, range)}`,
    aliasOf(node) === undefined ? write : `Point at another token, or: ${write}`,
    'token.range',
  );
}
