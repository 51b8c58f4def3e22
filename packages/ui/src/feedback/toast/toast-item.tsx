import { useEffect, useEffectEvent, useRef } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import type { Toast } from './toast-store.ts';
import * as css from './toast.css.ts';

const icons = { neutral: 'info', success: 'check', danger: 'warning' } as const;
const outward = () => 'end' as const;

export interface ToastItemProps extends Toast {
  onClose: () => void;
}

/** One toast; a finger puts it away towards the end of its line. */
export function ToastItem({ tone, busy, text, action, closable, onClose }: ToastItemProps) {
  const word = useLabels();
  const item = useRef<HTMLLIElement>(null);
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    const held = item.current;
    if (!held || busy) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const follow = async (): Promise<void> => {
      const { followDrag } = await import('../../overlays/overlay/drag-to-close.ts');
      if (signal.aborted) return;
      followDrag({ held, moved: held, onClose: () => close(), way: outward, signal });
    };
    // Without it a toast goes by its cross, and by itself.
    follow().catch(() => {});
    return () => gone.abort();
  }, [busy]);
  return (
    <li ref={item} className={css.toast} data-tone={tone}>
      <span className={css.icon}>{busy ? <Spinner /> : <Icon name={icons[tone]} size={20} />}</span>
      <div className={css.text}>{text}</div>
      {action ? (
        <Button
          variant="quiet"
          size="medium"
          className={css.action}
          onClick={() => {
            action.onSelect();
            onClose();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {closable ? (
        <IconButton
          className={css.close}
          icon="close"
          iconSize={18}
          label={word('close', undefined)}
          onClick={onClose}
        />
      ) : null}
    </li>
  );
}
