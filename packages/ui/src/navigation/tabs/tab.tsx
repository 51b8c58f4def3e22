import { useLayoutEffect, useRef, type ComponentProps } from 'react';

import * as css from '../../forms/segmented/segment.css.ts';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { slideMark } from '../../util/slide-mark.ts';
import { useTabs } from './tabs-context.ts';

export interface TabProps extends Omit<ComponentProps<'button'>, 'value' | 'id'> {
  /** Which panel it shows. */
  value: string;
}

export function Tab({ value, className, onClick, ref, ...rest }: TabProps) {
  const tabs = useTabs('Tab');
  const current = tabs.value === value;
  const tab = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const list = current ? tab.current?.closest('[role="tablist"]') : undefined;
    if (tab.current && list) slideMark(list, tab.current);
  }, [current]);
  return (
    <button
      {...rest}
      ref={useMergedRef(tab, ref)}
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-controls={`${tabs.id}-panel-${value}`}
      aria-selected={current}
      // Where none is chosen the keyboard must still find one.
      tabIndex={current || tabs.value === '' ? 0 : -1}
      className={cx(css.item, className)}
      onClick={both(onClick, () => tabs.select(value))}
    />
  );
}
