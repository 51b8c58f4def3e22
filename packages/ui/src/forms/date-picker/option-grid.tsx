import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { optionAfter } from './keys.ts';
import * as css from './choices.css.ts';

export interface GridOption {
  readonly value: number;
  readonly label: string;
  /** Outside what may be chosen. */
  readonly disabled?: boolean;
}

interface OptionGridProps {
  label: string;
  options: readonly GridOption[];
  value: number | undefined;
  /** Where the focus starts if nothing is chosen. */
  start: number;
  columns: 1 | 3 | 4;
  onPick: (value: number) => void;
}

/** Months, years, hours, minutes: a list in columns that scrolls to what is chosen. */
export function OptionGrid({ label, options, value, start, columns, onPick }: OptionGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === (value ?? start)),
    ),
  );

  useEffect(() => {
    // A frame later: the dialog around it opens only after this.
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const option = box?.querySelector<HTMLElement>('[data-cursor]');
      if (box && option)
        box.scrollTop = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const box = event.currentTarget;
    const rtl = getComputedStyle(box).direction === 'rtl';
    const to = optionAfter(cursor, { key: event.key, rtl, columns, count: options.length });
    const option = to === undefined ? undefined : box.children[to];
    if (!(option instanceof HTMLElement)) return;
    event.preventDefault();
    option.focus();
  };

  // The browser's own lists stand in no columns; these take their parts.
  const listbox = { role: 'listbox', onKeyDown: move } as const;
  const listed = (option: GridOption) =>
    ({ role: 'option', 'aria-selected': option.value === value }) as const;

  return (
    <div
      ref={list}
      {...listbox}
      tabIndex={-1}
      aria-label={label}
      className={css.options}
      data-columns={columns}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          {...listed(option)}
          className={css.option}
          aria-disabled={option.disabled || undefined}
          tabIndex={index === cursor ? 0 : -1}
          data-cursor={index === cursor ? '' : undefined}
          onFocus={() => setCursor(index)}
          onClick={() => {
            if (!option.disabled) onPick(option.value);
          }}
        >
          <span>{option.label}</span>
        </button>
      ))}
    </div>
  );
}
