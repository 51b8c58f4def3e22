import { useRef } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { useHold } from '../../util/use-hold.ts';
import type { Toast, ToastStore } from './toast-store.ts';
import * as css from './toast.css.ts';

const icons = { info: 'info', success: 'check', error: 'warning' } as const;

function ToastItem({ kind, text }: Toast) {
  return (
    <li className={css.toast} data-kind={kind}>
      <span className={css.icon}>
        {kind === 'loading' ? <Spinner /> : <Icon name={icons[kind]} size={20} />}
      </span>
      {text}
    </li>
  );
}

export interface ToastRegionProps {
  store: ToastStore;
  toasts: readonly Toast[];
  label: string;
}

/** Time stands still while somebody points at a toast or has the focus in one. */
export function ToastRegion({ store, toasts, label }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  useHold(region, store.hold);

  return (
    <section ref={region} className={css.viewport} aria-label={label} aria-live="polite">
      <ol className={css.list}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} {...toast} />
        ))}
      </ol>
    </section>
  );
}
