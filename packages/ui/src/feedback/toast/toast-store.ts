import { durationOf, type ToastDuration, type ToastKind } from './durations.ts';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

export interface ToastOptions {
  kind?: ToastKind;
  text: string;
  /** A named duration or milliseconds; each kind has its usual one. */
  duration?: ToastDuration;
}

interface Timer {
  remaining: number;
  since: number;
  handle: ReturnType<typeof setTimeout> | undefined;
}

/** More than this at a time and the oldest goes. */
const most = 3;

/** The toasts of one page, apart from React so that time can be tested. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let last = 0;
  let paused = false;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]): void => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };

  const dismiss = (id: number): void => {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };

  const start = (id: number, timer: Timer): void => {
    timer.since = Date.now();
    timer.handle = setTimeout(() => dismiss(id), timer.remaining);
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: (): readonly Toast[] => toasts,
    dismiss,

    show({ kind = 'info', text, duration }: ToastOptions): number {
      last += 1;
      const timer: Timer = {
        remaining: durationOf(kind, duration),
        since: Date.now(),
        handle: undefined,
      };
      timers.set(last, timer);
      if (!paused) start(last, timer);
      set([...toasts, { id: last, kind, text }]);
      const [oldest] = toasts;
      if (oldest && toasts.length > most) dismiss(oldest.id);
      return last;
    },

    /** Held, time stands still for all of them. */
    hold(held: boolean): void {
      if (paused === held) return;
      paused = held;
      for (const [id, timer] of timers) {
        if (!held) {
          start(id, timer);
          continue;
        }
        clearTimeout(timer.handle);
        timer.remaining -= Date.now() - timer.since;
      }
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
