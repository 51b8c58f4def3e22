import type { ReactNode } from 'react';

import { ToastScope } from './toast-scope.tsx';
import { ToastViewport } from './toast-viewport.tsx';

export interface ToastProviderProps {
  /** Name of the region where toasts appear. */
  label: string;
  /** Everything that may raise a toast. */
  children?: ReactNode;
}

/** Keeps toasts, and shows them. */
export function ToastProvider({ label, children }: ToastProviderProps) {
  return (
    <ToastScope>
      {children}
      <ToastViewport label={label} />
    </ToastScope>
  );
}
