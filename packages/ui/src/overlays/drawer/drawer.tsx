import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { useDragToClose } from '../overlay/use-drag-to-close.ts';
import { useModal, type CloseReason } from '../overlay/use-modal.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { wayOf, type DrawerSide } from './way-of.ts';
import { closing } from '../overlay/overlay.css.ts';
import * as css from './drawer.css.ts';

export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close, and how: by Escape, the backdrop, the close button or a drag back to its edge. */
  onClose: (reason: CloseReason) => void;
  /** The edge it comes from; `filter` is the edge the brand's filter comes from. */
  side?: DrawerSide;
  /** What it holds, as its heading and its name. */
  title: string;
  /** Stands in the head instead of the title, which then only names the drawer: a brand, a person. */
  header?: ReactNode;
  /** Stays in sight below what scrolls: the buttons that finish. */
  foot?: ReactNode;
  /** Name of the button that closes. */
  closeLabel?: string | undefined;
}

/** A panel from the side that follows the finger back. */
export function Drawer({
  open,
  onClose,
  side = 'start',
  title,
  header,
  foot,
  closeLabel,
  className,
  children,
  ref,
  ...rest
}: DrawerProps) {
  const word = useLabels();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, onClose);
  useDragToClose({
    grip: dialog,
    panel: dialog,
    onClose: () => onClose('drag'),
    way: () => wayOf(side, document.documentElement.dataset['filter']),
  });
  return (
    <dialog
      {...rest}
      ref={useMergedRef(dialog, ref)}
      className={cx(css.drawer, className)}
      data-side={side}
      {...(header ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
    >
      <div className={css.head}>
        {header ? (
          <div className={css.header}>{header}</div>
        ) : (
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
        )}
        <IconButton
          className={closing}
          icon="close"
          label={word('close', closeLabel)}
          onClick={() => onClose('button')}
        />
      </div>
      <div className={css.body}>{children}</div>
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </dialog>
  );
}
