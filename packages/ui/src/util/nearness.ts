import { createContext } from 'react';

/** How near is near, by the height of the window. */
const margin = '100% 0%';

/** A part of a long page that may be far from sight, and what waits in it until it is near. */
export interface Nearness {
  /**
   * Acts at once where the part is near, and otherwise when it comes near, with so much
   * else that it should be `gradual`. Answers with a way to call it off.
   */
  readonly whenNear: (act: (gradual: boolean) => void) => () => void;
  /** For the element of the part, as its ref. */
  readonly watch: (element: Element | null) => (() => void) | undefined;
}

const arrivals = new WeakMap<Element, () => void>();
let shared: IntersectionObserver | undefined;

const observer = (): IntersectionObserver =>
  (shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) arrivals.get(target)?.();
      }
    },
    { rootMargin: margin },
  ));

export function nearness(fromTheStart = false): Nearness {
  let near = fromTheStart;
  const waiting = new Set<(gradual: boolean) => void>();
  return {
    whenNear(act) {
      if (near) act(!fromTheStart);
      else waiting.add(act);
      return () => void waiting.delete(act);
    },
    watch(element) {
      if (!element || near) return undefined;
      arrivals.set(element, () => {
        near = true;
        observer().unobserve(element);
        for (const act of waiting) act(true);
        waiting.clear();
      });
      observer().observe(element);
      return () => observer().unobserve(element);
    },
  };
}

/** The part that a tile stands in; outside of any, all is near. */
export const NearnessContext = createContext<Nearness | undefined>(undefined);
