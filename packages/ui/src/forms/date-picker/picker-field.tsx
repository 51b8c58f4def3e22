import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Sheet } from '../../overlays/sheet/sheet.tsx';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import * as select from '../select/select.css.ts';
import { FieldFrame, controlProps, labelOf, type FieldTexts } from '../text-field/field-frame.tsx';
import * as field from '../text-field/text-field.css.ts';
import * as css from './date-picker.css.ts';
import { dayOfToday } from './dates/today.ts';
import { opensDialog, sheetOf } from './opens-dialog.ts';

export interface PickerOpening {
  /** Each opening starts anew, and a sheet that is going down keeps what was on it. */
  readonly count: number;
  /** The day it was then. */
  readonly today: string;
  readonly close: () => void;
}

export interface PickerFieldProps
  extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'role' | 'value'>, FieldTexts {
  /** What is chosen, in words; nothing while nothing is. */
  words: string;
  /** The words stand on their own: figures whose order the language does not turn. */
  isolated?: boolean;
  /** A choice has to be made. */
  required: boolean;
  /** What the choice is sent by. */
  inputs: ReactNode;
  /** The day it is, by the clock of whoever looks unless told. */
  today?: string | undefined;
  closeLabel: string | undefined;
  /** Told before the sheet opens. */
  onOpen?: () => void;
  /** What stands on the sheet once it was opened. */
  children: (opening: PickerOpening) => ReactNode;
}

/** A field that shows a choice and opens the sheet on which it is made. */
export function PickerField({
  label,
  mark,
  icon,
  hint,
  error,
  words,
  isolated = false,
  required,
  inputs,
  today,
  closeLabel,
  onOpen,
  id,
  className,
  onClick,
  children,
  'aria-describedby': describedBy,
  ...rest
}: PickerFieldProps) {
  const ownId = useId();
  const buttonId = id ?? ownId;
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState({ count: 0, today: '' });
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    // After the sheet itself has opened, which is an effect of a part of this.
    if (open) sheet.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  }, [open]);

  return (
    <>
      <FieldFrame id={buttonId} className={className} {...{ label, mark, icon, hint, error }}>
        <button
          {...rest}
          {...controlProps(buttonId, { hint, error }, describedBy)}
          {...opensDialog({ id: buttonId, open, required })}
          type="button"
          className={cx(field.input, css.button)}
          aria-labelledby={labelOf(buttonId)}
          data-empty={words ? undefined : ''}
          onClick={both(onClick, () => {
            setOpening(({ count }) => ({ count: count + 1, today: today ?? dayOfToday() }));
            onOpen?.();
            setOpen(true);
          })}
        >
          {isolated ? <bdi>{words}</bdi> : <span>{words}</span>}
        </button>
        {inputs}
        <Icon name="down" size={18} className={select.mark} />
      </FieldFrame>
      <Sheet
        ref={sheet}
        id={sheetOf(buttonId)}
        open={open}
        onClose={close}
        title={label}
        closeLabel={closeLabel}
      >
        {opening.count > 0 ? children({ ...opening, close }) : null}
      </Sheet>
    </>
  );
}
