import type { Node } from 'jsonc-parser';
import { tokenByPath } from '../contract/tree.ts';
import type { TokenValue } from '../contract/value.ts';
import type { Ramp } from '../color/ramp.ts';
import type { FindingCode } from '../findings/findings.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import { tokenPath } from '../manifest/mend.ts';
import type { Source } from '../manifest/source.ts';
import { didYouMean } from '../manifest/suggest.ts';

/** Where a value was set: a node of a file, or what a ramp made. */
export type Leaf =
  | { readonly from: 'file'; readonly source: Source; readonly node: Node }
  | { readonly from: 'ramp'; readonly value: TokenValue };

export interface Layer {
  /** Named in `explain`: `ramp`, `tokens.json`, `tokens.light.json`. */
  readonly name: string;
  readonly leaves: ReadonlyMap<string, Leaf>;
}

interface Found {
  readonly path: string;
  readonly node: Node;
  readonly type: string | undefined;
}

type Complain = (node: Node | undefined, code: FindingCode, message: string, hint?: string) => void;

/** Stands for whatever is no type. */
const unknownType = '?';
/** Keys of the format without their sign. */
const unsigned = new Set(['type', 'value', 'description', 'extensions', 'deprecated']);
const tokenTypes: readonly string[] = [
  ...new Set([...tokenByPath.values()].map(({ type }) => type)),
];
const isKnownType = (said: unknown): boolean =>
  typeof said === 'string' && tokenTypes.includes(said);
/** Whether a group of the contract has this name. */
const startsPath = (path: readonly string[]): boolean =>
  [...tokenByPath.keys()].some((one) => `${one}.`.startsWith(`${path.join('.')}.`));
/** Keys of the format that mean something here; others would mean something to other tools only. */
const formatKeys = ['$type', '$value', '$description', '$extensions', '$deprecated'];

/** Tokens of a DTCG tree; `$type` is inherited from the group, as the format says. */
function* tokensIn(
  node: Node,
  path: readonly string[],
  inherited: string | undefined,
  complain: Complain,
): Generator<Found> {
  const entries = (node.children ?? []).map(({ children: [key, value] = [] }) => ({
    key,
    name: String(key?.value),
    value,
  }));
  const at = (name: string): Node | undefined => entries.find((one) => one.name === name)?.value;
  for (const { key, name } of entries) {
    if (!name.startsWith('$') || formatKeys.includes(name)) continue;
    if (name === '$schema' && path.length === 0) continue;
    const hint = didYouMean(name, formatKeys) ?? `Known here: ${formatKeys.join(', ')}.`;
    complain(key, 'token.key', `"${name}" is not known here.`, hint);
  }
  for (const { key, name } of entries) {
    if (name.startsWith('$') || !/[.{}]/.test(name)) continue;
    const hint = 'Each part of a name has an object of its own: { "radius": { "card": … } }.';
    complain(key, 'token.key', `"${name}" cannot be a name: dots and braces part names.`, hint);
  }
  for (const { key, name } of entries) {
    if (!unsigned.has(name) || at(`$${name}`) || startsPath([...path, name])) continue;
    complain(key, 'token.key', `"${name}" is not known here.`, `Did you mean "$${name}"?`);
  }
  const own = at('$type');
  if (own && !isKnownType(own.value)) {
    const hint = didYouMean(String(own.value), tokenTypes) ?? `One of ${tokenTypes.join(', ')}.`;
    const said = typeof own.value === 'string' ? `"${own.value}"` : `A ${own.type}`;
    complain(own, 'token.type', `${said} is not a type of tokens.`, hint);
  }
  const type = own ? (isKnownType(own.value) ? String(own.value) : unknownType) : inherited;
  const value = at('$value');
  if (value) {
    const inner = entries.find(({ name }) => !name.startsWith('$'));
    if (inner)
      complain(
        inner.key,
        'token.nested',
        `"${path.join('.')}" has a value, so nothing can stand in it.`,
        'Move it out, or take the value away.',
      );
    yield { path: path.join('.'), node: value, type };
    return;
  }
  for (const { key, name, value: child } of entries) {
    if (name.startsWith('$')) continue;
    if (/[.{}]/.test(name)) continue;
    if (unsigned.has(name) && !startsPath([...path, name])) continue;
    if (child?.type === 'object') yield* tokensIn(child, [...path, name], type, complain);
    else
      complain(
        key,
        'token.group',
        `"${[...path, name].join('.')}" must be a token or a group.`,
        'An object with "$value", or one that holds such objects.',
      );
  }
}

/** A tokens file as a layer; names and types are checked here, values when they are resolved. */
export function readLayer(source: Source): { layer: Layer; diagnostics: Diagnostic[] } {
  const leaves = new Map<string, Leaf>();
  const diagnostics: Diagnostic[] = [];
  if (source.root && source.root.type !== 'object') {
    diagnostics.push(
      source.report(source.root, 'token.file', 'A tokens file must be an object.', 'At least {}.'),
    );
  }
  const complain: Complain = (node, code, message, hint) => {
    diagnostics.push(source.report(node, code, message, hint));
  };
  const found = source.root ? tokensIn(source.root, [], undefined, complain) : [];
  for (const { path, node, type } of found) {
    const token = tokenByPath.get(path);
    if (!token) {
      const hint =
        didYouMean(path, tokenByPath.keys()) ?? '"livery tokens" lists every token there is.';
      diagnostics.push(
        source.report(
          node.parent?.parent?.parent,
          'token.unknown',
          `"${path}" is not a token.`,
          hint,
        ),
      );
    } else if (type === unknownType) {
      // Said where the type stands, once for all that it holds.
      continue;
    } else if (type !== token.type) {
      const said = type === undefined ? 'has no $type' : `is a ${type}`;
      const fault = source.report(
        node,
        'token.type',
        `"${path}" ${said}; it must be a ${token.type}.`,
        `"$type": "${token.type}" on the token or on a group around it.`,
      );
      const edit = { op: 'set', path: [...tokenPath(node), '$type'], value: token.type } as const;
      const mend = { says: `"$type": "${token.type}"`, edit };
      // Another type is a word that somebody chose: what it should be is not known.
      diagnostics.push(type === undefined ? { ...fault, mend } : fault);
    } else leaves.set(path, { from: 'file', source, node });
  }
  return { layer: { name: source.file, leaves }, diagnostics };
}

export const rampLayer = ({ values }: Ramp): Layer => ({
  name: 'ramp',
  leaves: new Map([...values].map(([path, value]) => [path, { from: 'ramp', value }])),
});
