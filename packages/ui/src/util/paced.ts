/**
 * Calls at most once in a while. A call that comes too early is kept and made
 * when its time has come, unless it is cancelled before.
 */
export function paced(call: () => void, interval: number) {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const fire = (): void => {
    waiting = undefined;
    last = Date.now();
    call();
  };
  return {
    ask(): void {
      if (waiting !== undefined) return;
      const left = last + interval - Date.now();
      if (left > 0) waiting = setTimeout(fire, left);
      else fire();
    },
    cancel(): void {
      clearTimeout(waiting);
      waiting = undefined;
    },
  };
}
