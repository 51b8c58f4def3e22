import type { ComponentProps } from 'react';

import type { FieldTexts } from '../text-field/field-frame.tsx';
import { useOwn } from '../../util/use-own.ts';
import { DayWheel } from './day-wheel.tsx';
import { boundsOf, nameValue, type DateMode } from './dates/value.ts';
import type { DatePickerLabels } from './labels.ts';
import { Picker } from './picker.tsx';
import { PickerField } from './picker-field.tsx';

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
  icon,
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
  ...rest
}: DatePickerProps) {
  const [chosen, choose] = useOwn(value, defaultValue, onValueChange);
  const bounds = boundsOf(min, max);
  return (
    <PickerField
      {...rest}
      icon={icon ?? (mode === 'time' ? 'clock' : 'calendar')}
      words={nameValue(mode, chosen, locale)}
      required={required}
      inputs={
        name ? <input type="hidden" name={name} value={chosen} disabled={rest.disabled} /> : null
      }
      closeLabel={labels.close}
    >
      {({ count, today, close }) => {
        const pick = (next: string): void => {
          choose(next);
          close();
        };
        return manner === 'calendar' ? (
          <Picker
            key={count}
            {...bounds}
            value={chosen}
            {...{ mode, locale, yearFirst, minuteStep, labels, clearLabel, today }}
            onPick={pick}
          />
        ) : (
          <DayWheel
            key={count}
            {...bounds}
            value={chosen}
            locale={locale}
            start={start ?? today}
            doneLabel={labels.done}
            onPick={pick}
          />
        );
      }}
    </PickerField>
  );
}
