import type { Mode } from '../contract/token.ts';
import type { Path } from '../edit/document.ts';
import type { Edit } from '../edit/edit.ts';
import type { SlotName } from '../templates/slots.ts';

/** What somebody wants of a merchant; without a value, that it says nothing of it. */
export type EditRequest = { readonly value?: unknown } & (
  | { readonly of: 'manifest' | 'template'; readonly path: Path }
  | { readonly of: 'token'; readonly token: string; readonly mode?: Mode }
  | { readonly of: 'slot'; readonly slot: SlotName }
  | { readonly of: 'text'; readonly language: string; readonly key: string }
);

/** What is done to one file for a wish, and why to this one. */
export interface Step {
  /** The name in the merchant's folder. */
  readonly file: string;
  readonly edits: readonly Edit[];
  readonly why: string;
}
