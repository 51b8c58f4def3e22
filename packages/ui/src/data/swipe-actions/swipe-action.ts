import type { IconName } from '../../foundations/icon/names.ts';

export interface SwipeAction {
  /** What it does, in a word. */
  readonly label: string;
  /** The same, drawn. */
  readonly icon: IconName;
  /** What cannot be taken back. */
  readonly tone?: 'neutral' | 'danger';
  /** Told that it was chosen; a toast that can undo it is the caller's. */
  readonly onSelect: () => void;
}
