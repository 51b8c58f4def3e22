import { signal } from '@livery/web/store/signal';
import { onSessionChange } from '#kernel/session/session.ts';

/** As long as a letter can be had back. */
export const undoWindow = 8_000;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly finish: () => void;
}

const waiting = new Map<string, Waiting>();

/** Letters that nobody sees any more and the platform still has: kept beside the page, which may be left meanwhile. */
export const hiddenLetters = signal<ReadonlySet<string>>(new Set());

export function bringBack(id: string): boolean {
  const found = waiting.get(id);
  clearTimeout(found?.timer);
  waiting.delete(id);
  hiddenLetters.set(new Set([...hiddenLetters.get()].filter((one) => one !== id)));
  return found !== undefined;
}

/** Hides it at once; what is final happens when the time is over, or nobody looks any more. */
export function putAway(id: string, finish: () => void): boolean {
  if (hiddenLetters.get().has(id)) return false;
  const timer = setTimeout(() => end(id), undoWindow);
  waiting.set(id, { timer, finish });
  hiddenLetters.set(new Set([...hiddenLetters.get(), id]));
  return true;
}

function end(id: string): void {
  const found = waiting.get(id);
  if (!found) return;
  clearTimeout(found.timer);
  waiting.delete(id);
  found.finish();
}

const endAll = (): void => {
  for (const id of waiting.keys()) end(id);
};

/** Somebody else’s letters are none of this member’s business. */
function forgetAll(): void {
  for (const { timer } of waiting.values()) clearTimeout(timer);
  waiting.clear();
  hiddenLetters.set(new Set());
}

let isWatching = false;

export function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pagehide', endAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') endAll();
  });
  onSessionChange(forgetAll);
}
