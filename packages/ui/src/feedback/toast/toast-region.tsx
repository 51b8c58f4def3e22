import { useCallback, useEffect, useRef, type ComponentProps, type RefObject } from 'react';

import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useHold } from '../../util/use-hold.ts';
import { ToastItem } from './toast-item.tsx';
import type { Toast, ToastStore } from './toast-store.ts';
import * as css from './toast.css.ts';

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  store: ToastStore;
  toasts: readonly Toast[];
  label: string;
}

/** A page that nobody sees holds the time as well. */
function useSeen(hold: ToastStore['hold']): void {
  useEffect(() => {
    const look = (): void => hold('page', document.hidden);
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [hold]);
}

/** Where the focus was before it came in here. */
function useOrigin(region: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const enter = ({ relatedTarget: from }: FocusEvent): void => {
      if (from instanceof HTMLElement && !element.contains(from)) origin.current = from;
    };
    element.addEventListener('focusin', enter);
    return () => element.removeEventListener('focusin', enter);
  }, [region]);
  return origin;
}

const urgent = ({ tone }: Toast): boolean => tone === 'danger';

/** Time stands still while somebody points at a toast or has the focus in one. */
export function ToastRegion({ store, toasts, label, className, ref, ...rest }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const origin = useOrigin(region);
  useSeen(store.hold);
  useHold(
    region,
    useCallback((held: boolean) => store.hold('reader', held), [store]),
  );

  const close = (id: number): void => {
    // The focus goes back to where it came from.
    if (region.current?.contains(document.activeElement)) origin.current?.focus();
    store.dismiss(id);
    if (!region.current?.matches(':hover')) store.hold('reader', false);
  };
  const list = (shown: readonly Toast[]) =>
    shown.map((toast) => <ToastItem key={toast.id} {...toast} onClose={() => close(toast.id)} />);

  return (
    <section
      {...rest}
      ref={useMergedRef(region, ref)}
      className={cx(css.viewport, className)}
      aria-label={label}
    >
      <ol className={css.list} aria-live="assertive">
        {list(toasts.filter(urgent))}
      </ol>
      <ol className={css.list} aria-live="polite">
        {list(toasts.filter((toast) => !urgent(toast)))}
      </ol>
    </section>
  );
}
