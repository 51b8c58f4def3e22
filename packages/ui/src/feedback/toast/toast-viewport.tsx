import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { overlays } from '../../overlays/overlay/stack.ts';
import { ToastRegion } from './toast-region.tsx';
import type { Toast, ToastStore } from './toast-store.ts';

const nothing = (): undefined => undefined;
const empty: readonly Toast[] = [];

export interface ToastViewportProps {
  store: ToastStore;
  label: string;
}

/** Waits in the page, or in the uppermost dialog while one is open. */
export function ToastViewport({ store, label }: ToastViewportProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => empty);
  const dialog = useSyncExternalStore(overlays.subscribe, overlays.top, nothing);
  const region = <ToastRegion store={store} toasts={toasts} label={label} />;
  return dialog ? createPortal(region, dialog) : region;
}
