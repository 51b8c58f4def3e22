import type { ReactNode, RefObject } from 'react';

import type { Placement } from '../popover/place.ts';

/** One place that is shown, and what is said about it. */
export interface TourStep {
  readonly key: string;
  /** What is shown: a selector, or a ref to it. */
  readonly target: string | RefObject<Element | null>;
  /** What it is, as the heading of the card. */
  readonly title: string;
  /** What it is good for. */
  readonly description?: ReactNode;
  /** The side of it on which the card lies if there is room. */
  readonly side?: Placement['side'];
}

/** How a tour came to its end; `missing` where nothing of what it would show is there. */
export type TourEnd = 'done' | 'skipped' | 'escape' | 'missing';

/** What a step shows, if it is on the page and not out of sight by its styles. */
export function targetOf({ target }: TourStep): Element | undefined {
  const found = typeof target === 'string' ? document.querySelector(target) : target.current;
  return found && found.getClientRects().length > 0 ? found : undefined;
}

/** The nearest step before or after one whose target is there. */
export function neighbour(
  steps: readonly TourStep[],
  key: string | undefined,
  way: 1 | -1,
  isThere: (step: TourStep) => boolean,
): TourStep | undefined {
  const at = steps.findIndex((step) => step.key === key);
  return way === 1
    ? steps.slice(at + 1).find(isThere)
    : steps.slice(0, Math.max(0, at)).findLast(isThere);
}
