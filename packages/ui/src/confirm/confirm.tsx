import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { useModal } from '../overlay/use-modal.ts';
import { cx } from '../util/cx.ts';
import { useMergedRef } from '../util/merged-ref.ts';
import * as css from './confirm.css.ts';

export interface ConfirmProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'onSubmit' | 'children' | 'role'
> {
  /** Whether it is asked. */
  open: boolean;
  /** Asked to close: the cancel button, Escape, the backdrop. */
  onClose: () => void;
  /** The answer was yes. */
  onSubmit: () => void;
  /** The question in a few words. */
  title: string;
  /** What follows from a yes. */
  text?: ReactNode;
  /** The way out; it has the focus first. */
  cancelLabel: string;
  /** The yes, by what it does. */
  submitLabel: string;
  /** The work that was agreed to is under way. */
  busy?: boolean;
}

/** Asks before something is done that matters. The focus starts on the way out. */
export function Confirm({
  open,
  onClose,
  onSubmit,
  title,
  text,
  cancelLabel,
  submitLabel,
  busy = false,
  className,
  ref,
  ...rest
}: ConfirmProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, onClose);
  return (
    <dialog
      {...rest}
      ref={useMergedRef(dialog, ref)}
      role="alertdialog"
      className={cx(css.confirm, className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      {text ? (
        <div id={`${id}-text`} className={css.text}>
          {text}
        </div>
      ) : null}
      <div className={css.actions}>
        <Button variant="secondary" size="medium" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button size="medium" loading={busy} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </div>
    </dialog>
  );
}
