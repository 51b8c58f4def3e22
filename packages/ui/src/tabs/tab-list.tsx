import type { ComponentProps, KeyboardEvent } from 'react';

import * as css from '../segmented/segment.css.ts';
import { cx } from '../util/cx.ts';

export interface TabListProps extends ComponentProps<'div'> {
  /** What the tabs choose between. */
  label: string;
}

const step = (key: string, rtl: boolean): number => {
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return 0;
};

/** Arrow keys move and choose at once, Home and End go to the ends. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]:not(:disabled)')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const by = step(event.key, getComputedStyle(list).direction === 'rtl');
  const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 };
  const to = ends[event.key] ?? (by === 0 ? undefined : (at + by + tabs.length) % tabs.length);
  const tab = to === undefined ? undefined : tabs[to];
  if (at < 0 || !tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

export function TabList({ label, className, onKeyDown, ...rest }: TabListProps) {
  return (
    <div
      {...rest}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={cx(css.group, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        moveFocus(event);
      }}
    />
  );
}
