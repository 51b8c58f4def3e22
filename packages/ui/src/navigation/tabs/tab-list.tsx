import type { ComponentProps, KeyboardEvent } from 'react';

import * as css from '../../forms/segmented/segment.css.ts';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { reveal } from '../../util/reveal.ts';

export interface TabListProps extends ComponentProps<'div'> {
  /** What the tabs choose between. */
  label: string;
  /** As wide as their words, in a row to scroll: where there are many. */
  scrolling?: boolean;
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
  reveal(tab, list);
}

/** The tabs side by side. */
export function TabList({ label, scrolling, className, onKeyDown, ...rest }: TabListProps) {
  return (
    <div
      {...rest}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={cx(css.group, className)}
      data-scrolling={scrolling ? '' : undefined}
      onKeyDown={both(onKeyDown, moveFocus)}
    />
  );
}
