import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { ButtonGroup } from '../../layout/button-group/button-group.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { useModal, type CloseReason } from '../overlay/use-modal.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import * as css from './dialog.css.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close, and how; never asked where it cannot be dismissed. */
  onClose: (reason: CloseReason) => void;
  /** Whether it may be closed without an answer; otherwise only its actions lead out. */
  dismissible?: boolean;
  /** What it is about, as its heading and its name. */
  title: string;
  /** Name of a button that closes, in the corner; leave it out where the actions do. */
  closeLabel?: string;
  /** Buttons at the foot, which stay in sight: the way out first. */
  actions?: ReactNode;
}

/** A few words and a choice in the middle of the page. */
export function Dialog({
  open,
  onClose,
  dismissible = true,
  title,
  closeLabel,
  actions,
  role,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, onClose, dismissible);
  const wayOut = dismissible ? closeLabel : undefined;
  return (
    <dialog
      // What interrupts is read out as a whole.
      aria-describedby={ids(
        rest['aria-describedby'],
        role === 'alertdialog' && children ? `${id}-text` : undefined,
      )}
      {...rest}
      ref={useMergedRef(dialog, ref)}
      role={role}
      className={cx(css.dialog, className)}
      aria-labelledby={`${id}-title`}
    >
      {wayOut ? (
        <IconButton
          className={css.close}
          icon="close"
          label={wayOut}
          onClick={() => onClose('button')}
        />
      ) : null}
      <div className={css.scroller}>
        <h2 id={`${id}-title`} className={css.title} data-closable={wayOut ? '' : undefined}>
          {title}
        </h2>
        {children ? (
          <Text render={<div />} id={`${id}-text`} tone="soft" className={css.content}>
            {children}
          </Text>
        ) : null}
        {actions ? <ButtonGroup className={css.actions}>{actions}</ButtonGroup> : null}
      </div>
    </dialog>
  );
}
