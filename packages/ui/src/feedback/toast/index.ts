export { ToastProvider, useToast, type ToastProviderProps } from './toast-provider.tsx';
export { toastDurations, type ToastDuration, type ToastKind } from './durations.ts';
export type { ToastOptions } from './toast-store.ts';
