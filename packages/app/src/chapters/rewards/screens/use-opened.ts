import { useRef, useState } from 'react';
import { useNarrow } from '#kernel/routing/narrowing.ts';

export interface PromotionsFilter {
  /** The one that the address opens. */
  readonly id?: string;
  readonly category?: string;
}

/** Which promotion is open: the address says it, so that it can be handed on and come back to. */
export function useOpened({ id, category }: PromotionsFilter) {
  const narrowList = useNarrow('promotions');
  const narrowOne = useNarrow('promotion');
  const pressed = useRef<string>(undefined);
  const [isShut, shut] = useState(false);
  return {
    /** The first is open where nobody has chosen. */
    isOpen: (one: string, place: number): boolean =>
      id === undefined ? place === 0 && !isShut : one === id,
    /** Whoever pressed it sees it already. */
    isTarget: (one: string): boolean => one === id && one !== pressed.current,
    open(one: string): void {
      pressed.current = one;
      narrowOne({ id: one, category });
    },
    close(): void {
      shut(true);
      narrowList({ category });
    },
    choose(other: string | undefined): void {
      shut(false);
      narrowList({ category: other });
    },
  };
}
