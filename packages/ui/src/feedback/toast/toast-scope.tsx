import { createContext, use, useState, type ReactNode } from 'react';

import { createToastStore, type ToastStore } from './toast-store.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Nobody sees a toast before there is a viewport: until then its time stands still. */
function keptForLater(): ToastStore {
  const store = createToastStore();
  store.hold('viewport', true);
  return store;
}

export interface ToastScopeProps {
  /** Everything that may raise a toast, and a `ToastViewport` that shows them. */
  children?: ReactNode;
}

/** Keeps toasts for a viewport that may come later. */
export function ToastScope({ children }: ToastScopeProps) {
  const [store] = useState(keptForLater);
  return <ToastContext value={store}>{children}</ToastContext>;
}

export function useToastStore(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast stands outside ToastProvider');
  return store;
}

/** `show` answers with an id for `dismiss`; both keep their identity. */
export const useToast = (): Pick<ToastStore, 'show' | 'dismiss'> => useToastStore();
