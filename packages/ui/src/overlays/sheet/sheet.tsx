import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { Emphasis } from '../../foundations/emphasis/emphasis.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { useAboveKeyboard } from '../overlay/use-above-keyboard.ts';
import { useDragToClose } from '../overlay/use-drag-to-close.ts';
import { useModal, type CloseReason } from '../overlay/use-modal.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import * as css from './sheet.css.ts';

const down = () => 'down' as const;

export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close, and how; never asked where it cannot be dismissed. */
  onClose: (reason: CloseReason) => void;
  /** Whether it may be closed without an answer; otherwise only what is in it leads out. */
  dismissible?: boolean;
  /** What the sheet is about, as its heading and its name. */
  title: string;
  /** Part of the title to emphasise. */
  emphasis?: string;
  /** A line under the title, such as the provider. */
  description?: ReactNode;
  /** A picture that rises above the edge; give it as `SheetCover`. */
  cover?: ReactNode;
  /** A control opposite to the close button, shown where the brand centres titles. */
  start?: ReactNode;
  /** As high as the screen, however little is in it: for what is typed and found. What is in it scrolls by itself. */
  tall?: boolean;
  /** Name of the button that closes. */
  closeLabel?: string | undefined;
}

/** A panel from below that follows the finger down. */
export function Sheet({
  open,
  onClose,
  dismissible = true,
  title,
  emphasis,
  description,
  cover,
  start,
  tall = false,
  closeLabel,
  className,
  children,
  ref,
  ...rest
}: SheetProps) {
  const word = useLabels();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useModal(dialog, open, onClose, dismissible);
  useDragToClose({
    grip: head,
    panel: dialog,
    onClose: () => onClose('drag'),
    way: down,
    held: !dismissible,
  });
  useAboveKeyboard(body, open && tall);
  return (
    <dialog
      {...rest}
      ref={useMergedRef(dialog, ref)}
      className={cx(css.sheet, className)}
      data-tall={tall ? '' : undefined}
      aria-labelledby={titleId}
    >
      <div
        ref={head}
        className={css.head}
        data-held={dismissible ? undefined : ''}
        data-cover={cover ? '' : undefined}
      >
        {cover ? <div className={css.cover}>{cover}</div> : null}
        <div className={css.heading}>
          <h2 id={titleId} className={css.title}>
            <bdi>
              <Emphasis text={title} word={emphasis} />
            </bdi>
          </h2>
          {description ? <div className={css.description}>{description}</div> : null}
        </div>
        {start ? <div className={css.start}>{start}</div> : null}
        {dismissible ? (
          <IconButton
            className={css.close}
            icon="close"
            label={word('close', closeLabel)}
            onClick={() => onClose('button')}
          />
        ) : null}
      </div>
      <div ref={body} className={css.body}>
        {children}
      </div>
    </dialog>
  );
}
