import { useEffect, useRef, useState } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Calendar } from './calendar.tsx';
import * as css from './calendar.css.ts';
import { addMonths, daysIn, read, within, write, type Day } from './dates/days.ts';
import type { DatePickerLabels } from './labels.ts';
import { monthNames, nameMonth, nameYear, partName } from './dates/names.ts';
import { OptionGrid } from './option-grid.tsx';
import { PickerHead } from './picker-head.tsx';
import { Times } from './times.tsx';
import type { DateRange } from './dates/range.ts';
import { readTime, startOf, valueOf, writeTime, type DateMode } from './dates/value.ts';

interface PickerProps {
  mode: DateMode;
  locale: string;
  value: string;
  min: string;
  max: string;
  today: string;
  yearFirst: boolean;
  minuteStep: number;
  labels: DatePickerLabels;
  clearLabel: string | undefined;
  onPick: (value: string) => void;
  /** Shown instead of the one day that is chosen. */
  range?: DateRange | undefined;
}

type View = 'days' | 'months' | 'years';

const firstView = (mode: DateMode): View => {
  if (mode === 'year') return 'years';
  return mode === 'month' ? 'months' : 'days';
};

/** What lies on the sheet: days, or the months and years that lead to them, and the time. */
export function Picker({
  mode,
  locale,
  value,
  min,
  max,
  today,
  yearFirst,
  minuteStep,
  labels,
  clearLabel,
  onPick,
  range,
}: PickerProps) {
  const word = useLabels();
  const [view, setView] = useState(() =>
    yearFirst && mode !== 'time' ? 'years' : firstView(mode),
  );
  const [cursor, setCursor] = useState(() => startOf(mode, value, { today, min, max }));
  const [day, setDay] = useState(() => (value && mode === 'datetime' ? value.slice(0, 10) : value));
  const [time, setTime] = useState(() => readTime(value) ?? { hour: 12, minute: 0 });
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    // The view that came takes the focus of the one that went.
    if (shown.current !== view) {
      stage.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
    }
    shown.current = view;
  }, [view]);

  const inside = (to: Day): Day => read(within(write(to), min, max)) ?? cursor;
  const timed = mode === 'datetime' || mode === 'time';
  const step = view === 'days' ? 1 : 12;
  const reach = (by: number): (() => void) | undefined => {
    const to = addMonths(cursor, by);
    const start = write({ ...to, day: 1, month: view === 'days' ? to.month : 1 });
    const month = view === 'days' ? to.month : 12;
    const end = write({ year: to.year, month, day: daysIn(to.year, month) });
    return end < min || start > max ? undefined : () => setCursor(inside(to));
  };

  const pickDay = (to: Day): void => {
    setCursor(to);
    setDay(write(to));
    if (mode === 'date') onPick(write(to));
  };
  const pickMonth = (month: number): void => {
    const to = inside({ ...cursor, month, day: Math.min(cursor.day, daysIn(cursor.year, month)) });
    setCursor(to);
    if (mode === 'month') onPick(valueOf(mode, to));
    else setView('days');
  };
  const pickYear = (year: number): void => {
    const to = inside({ ...cursor, year, day: Math.min(cursor.day, daysIn(year, cursor.month)) });
    setCursor(to);
    if (mode === 'year') onPick(valueOf(mode, to));
    else setView('months');
  };

  const firstYear = Number(min.slice(0, 4));
  const years = Array.from({ length: Number(max.slice(0, 4)) - firstYear + 1 }, (_, index) => ({
    value: firstYear + index,
    label: nameYear(locale, firstYear + index),
  }));
  const months = monthNames(locale).map((label, index) => {
    const month = write({ ...cursor, month: index + 1, day: 1 }).slice(0, 7);
    const disabled = month < min.slice(0, 7) || month > max.slice(0, 7);
    return { value: index + 1, label, disabled };
  });
  const chosen =
    mode === 'time' ? undefined : read(value.length < 10 ? `${value}-01-01`.slice(0, 10) : value);

  return (
    <Stack gap="m" data-mode={mode}>
      {mode === 'time' || view === 'years' ? null : (
        <PickerHead
          title={
            view === 'days'
              ? nameMonth(locale, cursor.year, cursor.month)
              : nameYear(locale, cursor.year)
          }
          chooseLabel={labels.choose}
          previousLabel={word('previous', labels.previous)}
          nextLabel={word('next', labels.next)}
          onTitle={() => setView('years')}
          onPrevious={reach(-step)}
          onNext={reach(step)}
        />
      )}
      {mode === 'time' ? null : (
        <div ref={stage} className={css.stage}>
          {view === 'days' ? (
            <Calendar
              {...{ locale, min, max, today, cursor }}
              onCursorChange={setCursor}
              value={day}
              range={range}
              onPick={pickDay}
            />
          ) : null}
          {view === 'months' ? (
            <OptionGrid
              key={cursor.year}
              label={nameYear(locale, cursor.year)}
              columns={3}
              options={months}
              value={chosen?.year === cursor.year ? chosen.month : undefined}
              start={cursor.month}
              onPick={pickMonth}
            />
          ) : null}
          {view === 'years' ? (
            <OptionGrid
              label={labels.choose}
              columns={4}
              options={years}
              value={chosen?.year}
              start={cursor.year}
              onPick={pickYear}
            />
          ) : null}
        </div>
      )}
      {timed ? (
        <Times
          locale={locale}
          value={time}
          step={minuteStep}
          hourLabel={labels.hour ?? partName(locale, 'hour')}
          minuteLabel={labels.minute ?? partName(locale, 'minute')}
          onValueChange={setTime}
        />
      ) : null}
      {timed || clearLabel ? (
        <Stack gap="s" className={css.foot}>
          {timed ? (
            <Button
              full
              disabled={mode === 'datetime' && !day}
              onClick={() =>
                onPick(mode === 'time' ? writeTime(time) : `${day}T${writeTime(time)}`)
              }
            >
              {labels.done}
            </Button>
          ) : null}
          {clearLabel ? (
            <Button full variant="quiet" size="medium" onClick={() => onPick('')}>
              {clearLabel}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
