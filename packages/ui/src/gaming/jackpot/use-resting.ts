import { useState, type RefObject } from 'react';

import { useHold } from '../../util/use-hold.ts';

/** An amount that stands still while somebody points at it, and then catches up. */
export function useResting(ref: RefObject<HTMLElement | null>, amount: string): string {
  const [held, setHeld] = useState(false);
  const [shown, setShown] = useState(amount);
  useHold(ref, setHeld);
  if (!held && shown !== amount) setShown(amount);
  return shown;
}
