import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';

import { overlays } from '../../overlays/overlay/stack.ts';
import { ToastRegion } from './toast-region.tsx';
import { useToastStore } from './toast-scope.tsx';
import type { Toast } from './toast-store.ts';

const nothing = (): undefined => undefined;
const empty: readonly Toast[] = [];

export interface ToastViewportProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the region where toasts appear. */
  label: string;
}

/** Waits in the page, or in the uppermost dialog while one is open. */
export function ToastViewport(props: ToastViewportProps) {
  const store = useToastStore();
  const { hold } = store;
  useEffect(() => {
    hold('viewport', false);
    return () => hold('viewport', true);
  }, [hold]);
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => empty);
  const dialog = useSyncExternalStore(overlays.subscribe, overlays.top, nothing);
  const region = <ToastRegion {...props} store={store} toasts={toasts} />;
  return dialog ? createPortal(region, dialog) : region;
}
