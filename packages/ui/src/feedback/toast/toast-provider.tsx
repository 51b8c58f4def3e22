import { createContext, use, useState, type ReactNode } from 'react';

import { ToastViewport } from './toast-viewport.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

export interface ToastProviderProps {
  /** Name of the region where toasts appear. */
  label: string;
  /** Everything that may raise a toast. */
  children?: ReactNode;
}

export function ToastProvider({ label, children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
      {children}
      <ToastViewport store={store} label={label} />
    </ToastContext>
  );
}

/** `show` answers with an id for `dismiss`; both keep their identity. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast stands outside ToastProvider');
  return store;
}
