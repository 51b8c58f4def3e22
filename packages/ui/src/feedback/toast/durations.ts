/** How long a toast stays, in milliseconds. */
export const toastDurations = {
  success: 1500,
  notice: 1500,
  short: 3000,
  long: 8000,
  /** At most: what says that something is under way goes when it is done. */
  busy: 9999,
} as const;

export type ToastDuration = keyof typeof toastDurations | number;

export type ToastTone = 'neutral' | 'success' | 'danger';

interface Asked {
  readonly tone: ToastTone;
  readonly busy: boolean;
  /** There is something to press in it. */
  readonly pressable: boolean;
  readonly duration: ToastDuration | undefined;
}

/** What went wrong stays until it is closed; what can be pressed stays long. */
export function durationOf({ tone, busy, pressable, duration }: Asked): number {
  if (typeof duration === 'number') return duration;
  if (duration) return toastDurations[duration];
  if (busy) return toastDurations.busy;
  if (tone === 'danger') return Infinity;
  if (pressable) return toastDurations.long;
  return toastDurations[tone === 'success' ? 'success' : 'notice'];
}
