import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { figuresOf, figureText, nearestIn, rangeText } from '../contract/range.ts';
import type { Token } from '../contract/token.ts';
import { isSolid } from '../contract/tree.ts';
import { rootSize, type TokenValue } from '../contract/value.ts';
import { holdsReference } from './reference/reference.ts';
import { ValueFault } from './reference/value-fault.ts';

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

/** What is read, or read on, is refused where something below would show through it. */
function refuseSheer(path: string, { type, value }: TokenValue, node: Node): void {
  if (type !== 'color' && type !== 'gradient') return;
  const colors = type === 'color' ? [value] : value.map(({ color }) => color);
  const sheer = colors.find((color) => color.length > 7);
  if (sheer === undefined || !isSolid(path)) return;
  throw new ValueFault(
    node,
    `lets through what lies below (${sheer}); what is read on it or in it could not be proved`,
    `Take its "alpha" away: ${sheer.slice(0, 7)}.`,
    'token.sheer',
  );
}

/** What the token cannot be is refused where it stands: figures with the nearest that would do. */
export function refuseUnfit(path: string, token: Token, value: TokenValue, node: Node): void {
  refuseSheer(path, value, node);
  const { range, type } = token;
  if (!range) return;
  const figures = figuresOf(value);
  const nearest = figures.map((figure) => nearestIn(range, figure));
  if (figures.every((figure, index) => figure === nearest[index])) return;
  const said = figures.map((figure) => figureText(type, figure)).join(' and ');
  const write = `Write ${mended(node, value, nearest)}, the nearest that would do.`;
  throw new ValueFault(
    findNodeAtLocation(node, ['value']) ?? node,
    `is ${said}; it must be ${rangeText(type, range)}`,
    !holdsReference(node) ? write : `Point at another token, or: ${write}`,
    'token.range',
  );
}
