/** Hidden for so long a page wants no news; it asks for what it missed when it is looked at. */
const patience = 60_000;

/** Runs while somebody may be looking and there is a network, and again when they come back. */
export function whilePresent(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = (): void => {
    stop?.();
    stop = undefined;
  };
  const look = (): void => {
    clearTimeout(timer);
    if (!navigator.onLine) pause();
    else if (document.visibilityState === 'hidden') timer = setTimeout(pause, patience);
    else stop ??= start();
  };
  const events = [
    [document, 'visibilitychange'],
    [globalThis, 'online'],
    [globalThis, 'offline'],
  ] as const;
  for (const [target, name] of events) target.addEventListener(name, look);
  look();
  return () => {
    for (const [target, name] of events) target.removeEventListener(name, look);
    clearTimeout(timer);
    pause();
  };
}
