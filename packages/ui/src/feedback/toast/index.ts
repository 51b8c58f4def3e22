export { ToastProvider, type ToastProviderProps } from './toast-provider.tsx';
export { ToastScope, useToast, type ToastScopeProps } from './toast-scope.tsx';
export { ToastViewport, type ToastViewportProps } from './toast-viewport.tsx';
export { toastDurations, type ToastDuration, type ToastTone } from './durations.ts';
export type { ToastAction, ToastOptions } from './toast-store.ts';
