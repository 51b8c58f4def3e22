import { Text } from '../../foundations/text/text.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import * as css from './calendar.css.ts';
import { nameHour, nameMinute } from './dates/names.ts';
import { OptionGrid } from './option-grid.tsx';
import type { Time } from './dates/value.ts';

interface TimesProps {
  locale: string;
  value: Time;
  /** Minutes from one choice to the next. */
  step: number;
  hourLabel: string;
  minuteLabel: string;
  onValueChange: (time: Time) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The hour and the minute, each in a column, in the figures and halves of the locale. */
export function Times({ locale, value, step, hourLabel, minuteLabel, onValueChange }: TimesProps) {
  const minutes = Array.from({ length: Math.ceil(60 / step) }, (_, index) => index * step);
  return (
    <Grid columns={2} gap="m" className={css.times}>
      <div>
        <Text step="s2" voice="label" tone="soft" className={css.unit} aria-hidden="true">
          {hourLabel}
        </Text>
        <OptionGrid
          label={hourLabel}
          columns={1}
          value={value.hour}
          start={value.hour}
          options={hours.map((hour) => ({ value: hour, label: nameHour(locale, hour) }))}
          onPick={(hour) => onValueChange({ ...value, hour })}
        />
      </div>
      <div>
        <Text step="s2" voice="label" tone="soft" className={css.unit} aria-hidden="true">
          {minuteLabel}
        </Text>
        <OptionGrid
          label={minuteLabel}
          columns={1}
          value={value.minute}
          start={value.minute}
          options={minutes.map((minute) => ({
            value: minute,
            label: nameMinute(locale, minute),
          }))}
          onPick={(minute) => onValueChange({ ...value, minute })}
        />
      </div>
    </Grid>
  );
}
