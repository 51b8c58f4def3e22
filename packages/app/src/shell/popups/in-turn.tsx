import { useState, type ComponentType } from 'react';
import type { PopupProps, PopupState } from '#kernel/popup.ts';
import { useTurn, type PopupName } from './queue.ts';

export interface InTurnProps {
  readonly name: PopupName;
  readonly popup: ComponentType<PopupProps>;
}

/** Something of a chapter’s that pops up by itself, in its place in the queue. */
export function InTurn({ name, popup: Popup }: InTurnProps) {
  const [state, setState] = useState<PopupState>('asking');
  return <Popup isTurn={useTurn(name, state)} onState={setState} />;
}
