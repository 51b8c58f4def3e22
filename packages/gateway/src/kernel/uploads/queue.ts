import { Refusal } from '../refusal.ts';

/** Runs so many at once and lets so many wait; whoever comes after them is told to come later. */
export function createQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new Refusal('system.busy', { headers: { 'retry-after': '2' } });
      }
      // Whoever is let in takes the place of the one before: `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
