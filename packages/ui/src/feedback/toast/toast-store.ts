import type { ReactNode } from 'react';

import { durationOf, toastDurations, type ToastDuration, type ToastTone } from './durations.ts';

export interface ToastAction {
  /** What it does, in a word or two. */
  label: string;
  /** Asked to do it; the toast goes. */
  onSelect: () => void;
}

export interface ToastOptions {
  /** What it means; danger is read out at once and stays until it is closed. */
  tone?: ToastTone;
  /** Something is under way: a turning mark, and nothing to close. */
  busy?: boolean;
  /** What is to be said. */
  text: ReactNode;
  /** One thing that can be done about it, such as taking it back. */
  action?: ToastAction;
  /** A named duration or milliseconds; each sort of toast has its usual one. */
  duration?: ToastDuration;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly busy: boolean;
  readonly text: ReactNode;
  readonly action: ToastAction | undefined;
  /** It stays long enough for a button that closes it. */
  readonly closable: boolean;
}

interface Timer {
  remaining: number;
  since: number;
  handle: ReturnType<typeof setTimeout> | undefined;
}

/** More than this at a time and the oldest goes, of those that would go by themselves. */
const most = 3;

/** The toasts of one page, apart from React so that time can be tested. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const holders = new Set<string>();
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
    if (Number.isFinite(timer.remaining))
      timer.handle = setTimeout(() => dismiss(id), timer.remaining);
  };

  const stop = (timer: Timer): void => {
    clearTimeout(timer.handle);
    timer.remaining -= Date.now() - timer.since;
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: (): readonly Toast[] => toasts,
    dismiss,

    show({ tone = 'neutral', busy = false, text, action, duration }: ToastOptions): number {
      last += 1;
      const remaining = durationOf({ tone, busy, pressable: action !== undefined, duration });
      // The same trouble again takes the place of what was said of it.
      const same = toasts.find(
        (one) => tone === 'danger' && one.tone === tone && one.text === text,
      );
      if (same) dismiss(same.id);
      const timer: Timer = { remaining, since: Date.now(), handle: undefined };
      timers.set(last, timer);
      if (holders.size === 0) start(last, timer);
      const closable = !busy && remaining >= toastDurations.long;
      set([...toasts, { id: last, tone, busy, text, action, closable }]);
      const passing = toasts.find(({ id }) => Number.isFinite(timers.get(id)?.remaining));
      const oldest = passing ?? toasts[0];
      if (oldest && toasts.length > most) dismiss(oldest.id);
      return last;
    },

    /** Held, time stands still for all of them; it goes on when nobody holds it any more. */
    hold(holder: string, held: boolean): void {
      const before = holders.size > 0;
      if (held) holders.add(holder);
      else holders.delete(holder);
      const now = holders.size > 0;
      if (before === now) return;
      for (const [id, timer] of timers) {
        if (now) stop(timer);
        else start(id, timer);
      }
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
