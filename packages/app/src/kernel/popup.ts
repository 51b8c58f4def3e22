/** Whether something wants to pop up: it has yet to find out, it waits for its turn or has it, or it does not. */
export type PopupState = 'asking' | 'due' | 'none';

/** What pops up by itself says how it stands, and shows itself while it has the turn. */
export interface PopupProps {
  readonly isTurn: boolean;
  readonly onState: (state: PopupState) => void;
}
