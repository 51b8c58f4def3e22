/** So long nothing must happen to a file before it is read: it is emptied before it is filled. */
const quiet = 30;

/**
 * Gathers calls until there is quiet and works on them together, never on two
 * bursts at once: a file is saved in steps, and what was read of an early step
 * must neither stand as the last word nor overtake what was read after it.
 */
export function inBursts<T>(
  work: (burst: ReadonlySet<T>) => Promise<void>,
  onError: (error: unknown) => void,
): (one: T) => void {
  let waiting = new Set<T>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;

  const run = async (): Promise<void> => {
    timer = undefined;
    // What comes while somebody works waits for its end, and for quiet of its own.
    if (running) return;
    running = true;
    const burst = waiting;
    waiting = new Set();
    try {
      await work(burst);
    } catch (error) {
      onError(error);
    }
    running = false;
    if (waiting.size > 0) timer ??= setTimeout(run, quiet);
  };

  return (one) => {
    waiting.add(one);
    clearTimeout(timer);
    timer = setTimeout(run, quiet);
  };
}
