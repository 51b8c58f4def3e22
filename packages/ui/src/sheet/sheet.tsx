import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { Emphasis } from '../emphasis/emphasis.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useModal } from '../overlay/use-modal.ts';
import { cx } from '../util/cx.ts';
import { useMergedRef } from '../util/merged-ref.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import * as css from './sheet.css.ts';

export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  open: boolean;
  /** Asked to close by Escape, the backdrop, the close button or a drag down. Keep it stable. */
  onClose: () => void;
  title: string;
  /** Part of the title to emphasise. */
  emphasis?: string;
  /** A line under the title, such as the provider. */
  subtitle?: ReactNode;
  /** A picture that rises above the edge; give it as `SheetCover`. */
  cover?: ReactNode;
  /** A control opposite to the close button, shown where the brand centres titles. */
  start?: ReactNode;
  closeLabel: string;
}

export function Sheet({
  open,
  onClose,
  title,
  emphasis,
  subtitle,
  cover,
  start,
  closeLabel,
  className,
  children,
  ref,
  ...rest
}: SheetProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLElement>(null);
  useModal(dialog, open, onClose);
  useDragToClose(head, dialog, onClose);
  return (
    <dialog
      {...rest}
      ref={useMergedRef(dialog, ref)}
      className={cx(css.sheet, className)}
      aria-labelledby={titleId}
    >
      <header ref={head} className={css.head} data-cover={cover ? '' : undefined}>
        {cover ? <div className={css.cover}>{cover}</div> : null}
        <div className={css.heading}>
          <h2 id={titleId} className={css.title}>
            <Emphasis text={title} word={emphasis} />
          </h2>
          {subtitle ? <div className={css.subtitle}>{subtitle}</div> : null}
        </div>
        {start ? <div className={css.start}>{start}</div> : null}
        <IconButton className={css.close} icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
