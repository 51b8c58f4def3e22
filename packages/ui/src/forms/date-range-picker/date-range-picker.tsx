import { useState, type ComponentProps } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { useOwn } from '../../util/use-own.ts';
import { ChipGroup, FilterChip } from '../chip-group/chip-group.tsx';
import { read } from '../date-picker/dates/days.ts';
import { nameRange } from '../date-picker/dates/names.ts';
import { clipped, withDay, type DateRange } from '../date-picker/dates/range.ts';
import { boundsOf } from '../date-picker/dates/value.ts';
import type { DatePickerLabels } from '../date-picker/labels.ts';
import { Picker } from '../date-picker/picker.tsx';
import { PickerField } from '../date-picker/picker-field.tsx';
import type { FieldTexts } from '../text-field/field-frame.tsx';
import * as css from './date-range-picker.css.ts';

export interface RangePreset {
  /** What it is called: “Last 7 days”. */
  readonly label: string;
  /** The days, by the day it is; `usualRanges` has some. */
  readonly range: (today: string) => DateRange;
}

export interface DateRangeLabels extends Omit<DatePickerLabels, 'hour' | 'minute'> {
  /** Over the presets, for those who do not see what they are. */
  readonly presets: string;
  /** Stands where the days will, before any is chosen. */
  readonly none: string;
}

export interface DateRangePickerProps
  extends
    Omit<
      ComponentProps<'button'>,
      'value' | 'defaultValue' | 'children' | 'type' | 'name' | 'role'
    >,
    FieldTexts {
  /** The days chosen, both included, for whoever keeps them. */
  value?: DateRange;
  /** The days at first. */
  defaultValue?: DateRange;
  /** Told of a whole range, never of half of one. */
  onValueChange?: (value: DateRange) => void;
  /** Language and manner of names, figures and weeks. */
  locale: string;
  /** The first day that may be chosen. */
  min?: string;
  /** The last day that may be chosen. */
  max?: string;
  /** The day it is where the merchant is; by the clock of whoever looks unless told. */
  today?: string;
  /** Ranges that one press gives. */
  presets?: readonly RangePreset[];
  /** Names that the two days are sent under. */
  names?: { readonly from: string; readonly to: string };
  /** Days have to be chosen. */
  required?: boolean;
  /** Words on the sheet. */
  labels: DateRangeLabels;
}

const nothing: DateRange = { from: '', to: '' };
const noPresets: readonly RangePreset[] = [];

const named = (locale: string, { from, to }: DateRange): string => {
  const first = read(from);
  const last = read(to || from);
  return first && last ? nameRange(locale, first, last) : '';
};

/**
 * Days from one to another, such as those that records are asked for: a field
 * that opens a sheet with what is asked for often and a calendar. Data
 * attributes, id and ref go to its button, the class to the whole.
 */
export function DateRangePicker({
  icon = 'calendar',
  value,
  defaultValue = nothing,
  onValueChange,
  locale,
  min,
  max,
  today,
  presets = noPresets,
  names,
  required = false,
  labels,
  ...rest
}: DateRangePickerProps) {
  const [range, setRange] = useOwn(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState(range);
  const bounds = boundsOf(min, max);
  return (
    <PickerField
      {...rest}
      icon={icon}
      words={named(locale, range)}
      isolated
      required={required}
      today={today}
      inputs={
        names ? (
          <>
            <input type="hidden" name={names.from} value={range.from} disabled={rest.disabled} />
            <input type="hidden" name={names.to} value={range.to} disabled={rest.disabled} />
          </>
        ) : null
      }
      closeLabel={labels.close}
      onOpen={() => setDraft(range)}
    >
      {(opening) => {
        const take = (next: DateRange): void => {
          setRange(next);
          opening.close();
        };
        return (
          <>
            {presets.length > 0 ? (
              <ChipGroup label={labels.presets} labelHidden scrolling>
                {presets.map((preset) => {
                  const days = clipped(preset.range(opening.today), bounds.min, bounds.max);
                  return (
                    <FilterChip
                      key={preset.label}
                      checked={days.from === draft.from && days.to === draft.to}
                      disabled={!days.from}
                      onChange={() => take(days)}
                    >
                      {preset.label}
                    </FilterChip>
                  );
                })}
              </ChipGroup>
            ) : null}
            <Picker
              key={opening.count}
              {...bounds}
              mode="date"
              value={draft.to || draft.from}
              today={opening.today}
              yearFirst={false}
              minuteStep={1}
              labels={{ ...labels, hour: '', minute: '' }}
              clearLabel={undefined}
              locale={locale}
              range={draft}
              onPick={(day) => setDraft(withDay(draft, day))}
            />
            <Stack gap="m" className={css.foot}>
              <Text
                render={<output />}
                step="s4"
                voice="figures"
                tone="strong"
                className={css.days}
              >
                <bdi>{named(locale, draft) || labels.none}</bdi>
              </Text>
              <Button
                full
                disabled={!draft.from}
                onClick={() => take({ from: draft.from, to: draft.to || draft.from })}
              >
                {labels.done}
              </Button>
            </Stack>
          </>
        );
      }}
    </PickerField>
  );
}
