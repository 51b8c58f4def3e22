import { useState } from 'react';
import { useNarrow } from '#kernel/routing/narrowing.ts';

export interface PromotionsFilter {
  /** The one that the address opens. */
  readonly id?: string;
  readonly category?: string;
}

type Opened = ReadonlySet<string>;

const only = (id: string | undefined): Opened | undefined =>
  id === undefined ? undefined : new Set([id]);

/**
 * Which promotions are open. None closes because another opens: what stands under the
 * thumb would move away. The address says which was opened last, so that it can be handed
 * on and come back to.
 */
export function useOpened(
  { id, category }: PromotionsFilter,
  first: string | undefined,
  isGone: boolean,
) {
  const narrowList = useNarrow('promotions');
  const narrowOne = useNarrow('promotion');
  // The address follows a press a moment later: it must not open what was shut again meanwhile.
  const [pressed, press] = useState<string>();
  // The first, where nobody has chosen.
  const [chosen, put] = useState(only(id));
  const [seen, see] = useState(id);
  // One that is not there any more was no choice.
  const kept = isGone && id !== undefined && chosen?.has(id) ? undefined : chosen;
  const opened = kept ?? only(first) ?? new Set<string>();
  if (id !== seen) {
    see(id);
    if (id !== undefined && id !== pressed) put(new Set([...opened, id]));
  }
  return {
    isOpen: (one: string): boolean => opened.has(one),
    /** Whoever pressed it sees it already. */
    isTarget: (one: string): boolean => one === id && one !== pressed,
    open(one: string): void {
      press(one);
      put(new Set([...opened, one]));
      narrowOne({ id: one, category });
    },
    close(one: string): void {
      put(new Set([...opened].filter((other) => other !== one)));
      if (one === id || one === pressed) narrowList({ category });
    },
    choose(other: string | undefined): void {
      put(undefined);
      narrowList({ category: other });
    },
  };
}
