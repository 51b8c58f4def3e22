import { Refusal } from '../refusal.ts';

export interface FairQueue {
  /** Begins now, or in its turn; refused where too many of the same site wait. */
  run<T>(site: string, work: () => Promise<T>): Promise<T>;
}

/**
 * What only a few may do at once. Sites take turns: however many wait on one of
 * them, whoever comes on another waits for what runs now and for little else.
 */
export function createFairQueue(atOnce: number, mostWaiting: number): FairQueue {
  let running = 0;
  /** The site that has waited longest for a turn comes first. */
  const lines = new Map<string, (() => void)[]>();

  const takePlace = (site: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const line = lines.get(site) ?? [];
    if (line.length >= mostWaiting) {
      throw new Refusal('system.busy', { headers: { 'retry-after': '1' } });
    }
    lines.set(site, line);
    return new Promise<void>((resolve) => {
      line.push(resolve);
    });
  };
  /** The place is handed on, so a newcomer cannot jump the queue. */
  const handOn = (): void => {
    const [first] = lines;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [site, line] = first;
    const next = line.shift();
    lines.delete(site);
    if (line.length > 0) lines.set(site, line);
    next?.();
  };

  return {
    async run(site, work) {
      await takePlace(site);
      try {
        return await work();
      } finally {
        handOn();
      }
    },
  };
}
