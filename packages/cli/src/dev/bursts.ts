import { setTimeout as wait } from 'node:timers/promises';

/**
 * A file is emptied before it is filled, and the watcher keeps quiet for 50 ms
 * about a file that it has just named: the file is read after that.
 */
const pause = 75;

/**
 * Gathers calls and works on them a burst at a time, never on two at once: a
 * file is saved in steps, and what was read of an early step must neither stand
 * as the last word nor overtake what was read after it.
 */
export function inBursts<T>(
  work: (burst: ReadonlySet<T>) => Promise<void>,
  onError: (error: unknown) => void,
): (one: T) => void {
  let waiting = new Set<T>();
  let running = false;

  const run = async (): Promise<void> => {
    running = true;
    while (waiting.size > 0) {
      await wait(pause);
      const burst = waiting;
      waiting = new Set();
      try {
        await work(burst);
      } catch (error) {
        onError(error);
      }
    }
    running = false;
  };

  return (one) => {
    waiting.add(one);
    if (!running) void run();
  };
}
