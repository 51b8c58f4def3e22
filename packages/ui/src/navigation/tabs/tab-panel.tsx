import type { ComponentProps } from 'react';

import { useTabs } from './tabs-context.ts';

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Which tab shows it. */
  value: string;
}

/** What is not current is not in the tree: lists of a hidden tab load nothing. */
export function TabPanel({ value, children, ...rest }: TabPanelProps) {
  const tabs = useTabs('TabPanel');
  const current = tabs.value === value;
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      hidden={!current}
    >
      {current ? children : null}
    </div>
  );
}
