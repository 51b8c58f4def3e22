import { getNodePath, type Node } from 'jsonc-parser';
import type { Edit } from '../edit/edit.ts';

/** An edit of the file of a finding that mends it for certain, and what it does. */
export interface Mend {
  readonly says: string;
  readonly edit: Exclude<Edit, { op: 'move' }>;
}

/** The way to the token whose value a node is. */
export const tokenPath = (value: Node): readonly (string | number)[] =>
  getNodePath(value).slice(0, -1);
