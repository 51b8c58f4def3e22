import { act, waitFor } from '@testing-library/react';

type Tell = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

/** An observer that sees what a test tells it to: nothing here has a place on a screen. */
export class Sight {
  static readonly #all = new Set<Sight>();
  readonly #tell: Tell;
  readonly #ahead: boolean;

  constructor(tell: Tell, options: IntersectionObserverInit = {}) {
    this.#tell = tell;
    this.#ahead = options.rootMargin !== undefined;
  }

  observe(): void {
    Sight.#all.add(this);
  }

  unobserve(): void {}

  disconnect(): void {
    Sight.#all.delete(this);
  }

  /** Tells those that look ahead, as a list does for its end. */
  static tellEnd(near: boolean): void {
    for (const sight of Sight.#all) if (sight.#ahead) sight.#tell([{ isIntersecting: near }]);
  }
}

/** Scrolls to where the end of the list is near. */
export const scrollToEnd = (): Promise<void> => act(async () => Sight.tellEnd(true));

/** Scrolls on, as more of the page comes, until it shows what is looked for. */
export const scrollUntil = <Found>(look: () => Found): Promise<Found> =>
  waitFor(async () => {
    await scrollToEnd();
    return look();
  });

/** Until nobody has touched the page for a while; it may be so by now. */
export async function untilCalm(): Promise<void> {
  // Of the page that stands now: a test may have loaded another one before.
  const { isCalm, onceCalm } = await import('#kernel/live/calm.ts');
  await new Promise<void>((resolve) => {
    if (isCalm()) resolve();
    else onceCalm(resolve);
  });
}
