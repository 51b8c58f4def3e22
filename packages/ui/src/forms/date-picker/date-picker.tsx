import { useCallback, useEffect, useId, useRef, useState, type ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import * as select from '../select/select.css.ts';
import { Sheet } from '../../overlays/sheet/sheet.tsx';
import { FieldFrame, labelOf, controlProps, type FieldTexts } from '../text-field/field-frame.tsx';
import * as field from '../text-field/text-field.css.ts';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import * as css from './date-picker.css.ts';
import type { DatePickerLabels } from './labels.ts';
import { opensDialog, sheetOf } from './opens-dialog.ts';
import { Picker } from './picker.tsx';
import { DayWheel } from './day-wheel.tsx';
import { dayOfToday } from './dates/today.ts';
import { boundsOf, nameValue, type DateMode } from './dates/value.ts';

export interface DatePickerProps
  extends
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'children' | 'type' | 'role'>,
    FieldTexts {
  /** What is chosen: a day, a moment, a time of day, a month or a year. */
  mode?: DateMode;
  /**
   * Empty, or as the mode has it: `2026-03-09`, `2026-03-09T20:05`, `20:05`,
   * `2026-03`, `2026`. There is no zone: it is what a calendar on the wall says.
   */
  value?: string;
  /** The choice at first, where nobody else keeps it. */
  defaultValue?: string;
  /** Told of a choice, in the same shape. */
  onValueChange?: (value: string) => void;
  /** What the choice is sent under. */
  name?: string;
  /** A choice has to be made. */
  required?: boolean;
  /** Language and manner of names, figures and weeks. */
  locale: string;
  /** The first that may be chosen; the year 2000 unless told. */
  min?: string;
  /** The last that may be chosen; the end of 2030 unless told. */
  max?: string;
  /** Starts with the years: for days long past, such as a birthday. */
  yearFirst?: boolean;
  /** How a day is chosen: in a calendar, or by a wheel of three columns where nobody looks it up. */
  manner?: 'calendar' | 'wheel';
  /** The day at which a wheel stands while none is chosen; today unless told. */
  start?: string;
  /** Minutes from one choice to the next. */
  minuteStep?: number;
  /** Words on the sheet. */
  labels: DatePickerLabels;
  /** Name of the button that empties the field; without one there is none. */
  clearLabel?: string;
}

/** A field that opens a calendar. Data attributes, id and ref go to its button, the class to the whole. */
export function DatePicker({
  label,
  mark,
  icon,
  hint,
  error,
  mode = 'date',
  value,
  defaultValue = '',
  onValueChange,
  name,
  required = false,
  locale,
  min,
  max,
  yearFirst = false,
  manner = 'calendar',
  start,
  minuteStep = 1,
  labels,
  clearLabel,
  id,
  className,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: DatePickerProps) {
  const ownId = useId();
  const buttonId = id ?? ownId;
  const [chosen, choose] = useOwn(value, defaultValue, onValueChange);
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  // Counts the openings: each starts anew from the value, and a sheet that is
  // going down keeps what was on it.
  const [opening, setOpening] = useState({ count: 0, today: '' });
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    // After the sheet itself has opened, which is an effect of a part of this.
    if (open) sheet.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  }, [open]);

  const words = nameValue(mode, chosen, locale);
  const bounds = boundsOf(min, max);
  const pick = (next: string): void => {
    choose(next);
    close();
  };
  return (
    <>
      <FieldFrame
        id={buttonId}
        className={className}
        {...{ label, mark, hint, error }}
        icon={icon ?? (mode === 'time' ? 'clock' : 'calendar')}
      >
        <button
          {...rest}
          {...controlProps(buttonId, { hint, error }, describedBy)}
          {...opensDialog({ id: buttonId, open, required })}
          type="button"
          className={cx(field.input, css.button)}
          aria-labelledby={labelOf(buttonId)}
          data-empty={words ? undefined : ''}
          onClick={both(onClick, () => {
            setOpening(({ count }) => ({ count: count + 1, today: dayOfToday() }));
            setOpen(true);
          })}
        >
          <span>{words}</span>
        </button>
        {name ? <input type="hidden" name={name} value={chosen} disabled={rest.disabled} /> : null}
        <Icon name="down" size={18} className={select.mark} />
      </FieldFrame>
      <Sheet
        ref={sheet}
        id={sheetOf(buttonId)}
        open={open}
        onClose={close}
        title={label}
        closeLabel={labels.close}
      >
        {opening.count > 0 && manner === 'calendar' ? (
          <Picker
            key={opening.count}
            {...bounds}
            value={chosen}
            {...{ mode, locale, yearFirst, minuteStep, labels, clearLabel }}
            today={opening.today}
            onPick={pick}
          />
        ) : null}
        {opening.count > 0 && manner === 'wheel' ? (
          <DayWheel
            key={opening.count}
            {...bounds}
            value={chosen}
            locale={locale}
            start={start ?? opening.today}
            doneLabel={labels.done}
            onPick={pick}
          />
        ) : null}
      </Sheet>
    </>
  );
}
