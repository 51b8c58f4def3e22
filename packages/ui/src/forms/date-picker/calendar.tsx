import { useEffect, useRef, type KeyboardEvent } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './calendar.css.ts';
import { choice } from './choices.css.ts';
import { weeksOf, within, write, read, type Day } from './dates/days.ts';
import { dayAfter } from './keys.ts';
import { nameDay, nameMonth, weekdayNames } from './dates/names.ts';
import { isEnd, placeIn, type DateRange } from './dates/range.ts';
import { firstDayOf } from './dates/week.ts';

interface CalendarProps {
  locale: string;
  min: string;
  max: string;
  today: string;
  /** The day that the focus goes to; its month is shown. */
  cursor: Day;
  onCursorChange: (day: Day) => void;
  /** The day chosen. */
  value: string | undefined;
  /** Days from one to another, shown instead of it. */
  range: DateRange | undefined;
  onPick: (day: Day) => void;
}

/** A month as a grid: arrows go by days, the page keys by months, with Shift by years. */
export function Calendar({
  locale,
  min,
  max,
  today,
  cursor,
  onCursorChange,
  value,
  range,
  onPick,
}: CalendarProps) {
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const first = firstDayOf(locale);
  const at = write(cursor);
  const weeks = weeksOf(cursor.year, cursor.month, first);
  const figure = new Intl.NumberFormat(locale);

  useEffect(() => {
    // Only a key takes the focus along; a press on the arrows keeps it there.
    if (byKey.current) table.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
    byKey.current = false;
  });

  const move = (event: KeyboardEvent<HTMLTableElement>): void => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = dayAfter(cursor, { key: event.key, shift: event.shiftKey, first, rtl });
    if (!to) return;
    event.preventDefault();
    const day = read(within(write(to), min, max)) ?? cursor;
    byKey.current = write(day) !== at;
    onCursorChange(day);
  };

  // A table whose cells answer to the arrow keys.
  const grid = { role: 'grid', onKeyDown: move } as const;

  return (
    <table
      ref={table}
      {...grid}
      aria-label={nameMonth(locale, cursor.year, cursor.month)}
      className={css.grid}
    >
      <thead>
        <tr>
          {weekdayNames(locale, first).map((name) => (
            <th key={name.long} scope="col" abbr={name.long} className={css.weekday}>
              {name.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={write(week.find(Boolean) ?? cursor)}>
            {week.map((day, column) => {
              const date = day ? write(day) : '';
              const here = date === at;
              const out = date < min || date > max;
              const place = range && date ? placeIn(range, date) : undefined;
              const chosen = range ? isEnd(range, date) : date === value;
              return (
                <td
                  key={date || column}
                  className={css.cell}
                  aria-selected={day ? chosen || place !== undefined : undefined}
                  data-place={place}
                >
                  {day ? (
                    <button
                      type="button"
                      className={cx(choice, css.day)}
                      tabIndex={here ? 0 : -1}
                      data-cursor={here ? '' : undefined}
                      data-chosen={chosen ? '' : undefined}
                      aria-label={nameDay(locale, day)}
                      aria-current={date === today ? 'date' : undefined}
                      aria-disabled={out || undefined}
                      onClick={() => {
                        if (!out) onPick(day);
                      }}
                    >
                      {figure.format(day.day)}
                    </button>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
