import type { Node } from 'jsonc-parser';
import type { FormatType, TokenValue } from '../../contract/value.ts';
import type { Source } from '../../manifest/source.ts';
import { holdsReference, tokenPointedAt } from '../reference/reference.ts';

/** A value of a file. */
export interface FileLeaf {
  readonly from: 'file';
  readonly source: Source;
  readonly node: Node;
  /** What the token is in place of a value: one that its group begins with, or that a pointer names. */
  readonly to?: string;
  /** Its group would begin with another token here. */
  readonly hidesInherited?: true;
  /** Its group begins with it. */
  readonly isInherited?: true;
  /** The type of a token of the brand’s own; none where it takes that of what it points at. */
  readonly type?: FormatType;
  /** Why nothing should point at it any more. */
  readonly deprecated?: string | true;
  /** It cannot be read, and that was said already. */
  readonly unread?: true;
}

/** Where a value was set: a node of a file, or what a ramp made. */
export type Leaf = FileLeaf | { readonly from: 'ramp'; readonly value: TokenValue };

export interface Layer {
  /** Named in `explain`: `ramp`, `tokens.json`, `tokens.light.json`. */
  readonly name: string;
  readonly leaves: ReadonlyMap<string, Leaf>;
  /** Tokens that something in it points at. */
  readonly pointsAt: ReadonlySet<string>;
}

/** The token that a leaf is, where it is no value of its own. */
export const aliasOfLeaf = ({ to, node }: FileLeaf): string | undefined =>
  to ?? tokenPointedAt(node);

/** Whether a leaf, or a part of it, is taken from elsewhere: then it says more than its value. */
export const isReference = ({ to, node }: FileLeaf): boolean =>
  to !== undefined || holdsReference(node);
