export { ToastProvider, useToast, type ToastProviderProps } from './toast-provider.tsx';
export { toastDurations, type ToastDuration, type ToastTone } from './durations.ts';
export type { ToastAction, ToastOptions } from './toast-store.ts';
