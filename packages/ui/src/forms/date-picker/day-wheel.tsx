import { useEffect, useRef, useState } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { daysIn, read, within, write, type Day } from './dates/days.ts';
import { dayParts, monthNames, nameYear, partName, type DayPart } from './dates/names.ts';
import { WheelColumn } from './wheel-column.tsx';
import * as css from './wheel.css.ts';

interface DayWheelProps {
  locale: string;
  value: string;
  /** Where the columns stand while nothing is chosen. */
  start: string;
  min: string;
  max: string;
  doneLabel: string;
  onPick: (value: string) => void;
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** What may be chosen of a part, with the others as they are. */
function optionsOf(part: DayPart, { year, month }: Day, min: Day, max: Day): number[] {
  if (part === 'year') return numbers(min.year, max.year);
  const first = year === min.year ? min.month : 1;
  const last = year === max.year ? max.month : 12;
  if (part === 'month') return numbers(first, last);
  return numbers(
    year === min.year && month === min.month ? min.day : 1,
    year === max.year && month === max.month ? max.day : daysIn(year, month),
  );
}

const all: readonly DayPart[] = ['year', 'month', 'day'];
const anyDay: Day = { year: 2000, month: 1, day: 1 };

/**
 * A day in three columns that turn. Once each was pressed the day is taken, as
 * a calendar takes it by one press; whoever turns them says when they are done.
 * By keys one steps to a number, and Enter goes on to the next column.
 */
export function DayWheel({ locale, value, start, min, max, doneLabel, onPick }: DayWheelProps) {
  const [first, last] = [read(min) ?? anyDay, read(max) ?? anyDay];
  const [at, setAt] = useState(() => read(within(value || start, min, max)) ?? anyDay);
  const [chosen, setChosen] = useState<ReadonlySet<DayPart>>(() => new Set(value ? all : []));
  const wasEmpty = value === '';
  const parts = dayParts(locale);
  const wheel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    wheel.current?.querySelector<HTMLElement>('[data-cursor]')?.focus({ preventScroll: true });
  }, []);

  const turned = (from: Day, part: DayPart, to: number): Day => {
    const next = { ...from, [part]: to };
    const day = Math.min(next.day, daysIn(next.year, next.month));
    return read(within(write({ ...next, day }), min, max)) ?? from;
  };
  const choose = (part: DayPart, to: number) => {
    const next = turned(at, part, to);
    setAt(next);
    // A month that is too short has moved the day, so that nobody has chosen it.
    const isMoved = part !== 'day' && next.day !== at.day;
    const now = new Set([...chosen, part].filter((one) => one !== 'day' || !isMoved));
    setChosen(now);
    return { day: write(next), missing: parts.filter((one) => !now.has(one)) };
  };
  const press = (part: DayPart, to: number, byKey: boolean): void => {
    const { day, missing } = choose(part, to);
    const [next] = missing;
    if (next === undefined && (wasEmpty || byKey)) onPick(day);
    else if (byKey && next !== undefined) enter(next);
  };
  const enter = (part: DayPart): void => {
    const column = wheel.current?.querySelectorAll('[role="listbox"]')[parts.indexOf(part)];
    column?.querySelector<HTMLElement>('[data-cursor]')?.focus({ preventScroll: true });
  };
  const figure = new Intl.NumberFormat(locale);
  const months = monthNames(locale, 'long');
  const nameOf = (part: DayPart, of: number): string => {
    if (part === 'year') return nameYear(locale, of);
    return part === 'month' ? (months[of - 1] ?? '') : figure.format(of);
  };

  return (
    <div ref={wheel} className={css.picker}>
      <div className={css.wheel}>
        {parts.map((part) => (
          <WheelColumn
            key={part}
            label={partName(locale, part)}
            options={optionsOf(part, at, first, last).map((of) => ({
              value: of,
              label: nameOf(part, of),
            }))}
            value={at[part]}
            chosen={chosen.has(part)}
            wide={part === 'month'}
            onTurn={(to) => setAt((from) => turned(from, part, to))}
            onStep={(to) => void choose(part, to)}
            onPress={(to, byKey) => press(part, to, byKey)}
          />
        ))}
      </div>
      <Button full onClick={() => onPick(write(at))}>
        {doneLabel}
      </Button>
    </div>
  );
}
