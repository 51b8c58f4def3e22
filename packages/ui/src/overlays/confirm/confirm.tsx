import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import type { CloseReason } from '../overlay/use-modal.ts';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'onSubmit' | 'children' | 'role'
> {
  /** Whether it is asked. */
  open: boolean;
  /** Asked to close, and how: the cancel button, Escape, the backdrop. */
  onClose: (reason: CloseReason) => void;
  /** The answer was yes. */
  onSubmit: () => void;
  /** The question in a few words. */
  title: string;
  /** What follows from a yes. */
  description?: ReactNode;
  /** The way out; it has the focus first. */
  cancelLabel?: string | undefined;
  /** The yes, by what it does. */
  submitLabel: string;
  /** The work that was agreed to is under way. */
  busy?: boolean;
}

/** Asks before something is done that matters. The focus starts on the way out. */
export function Confirm({
  onSubmit,
  description,
  cancelLabel,
  submitLabel,
  busy = false,
  ...rest
}: ConfirmProps) {
  const word = useLabels();
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" size="medium" onClick={() => rest.onClose('button')}>
            {word('cancel', cancelLabel)}
          </Button>
          <Button size="medium" loading={busy} onClick={onSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {description}
    </Dialog>
  );
}
