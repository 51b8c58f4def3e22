/** How long a toast stays, in milliseconds. */
export const toastDurations = {
  success: 1500,
  notice: 1500,
  short: 3000,
  long: 8000,
  /** At most: a loading toast goes when its work is done. */
  loading: 9999,
} as const;

export type ToastDuration = keyof typeof toastDurations | number;

export type ToastKind = 'info' | 'success' | 'error' | 'loading';

const usual = {
  info: 'notice',
  success: 'success',
  error: 'short',
  loading: 'loading',
} as const satisfies Record<ToastKind, keyof typeof toastDurations>;

export const durationOf = (kind: ToastKind, asked: ToastDuration = usual[kind]): number =>
  typeof asked === 'number' ? asked : toastDurations[asked];
