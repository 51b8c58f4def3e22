import { useId, type ComponentProps } from 'react';

import { useOwn } from '../../util/use-own.ts';
import { TabsContext } from './tabs-context.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Given by the caller; without it the tabs keep it themselves. */
  value?: string;
  /** The first one shown. */
  defaultValue?: string;
  /** Another one was chosen. */
  onValueChange?: (value: string) => void;
}

/** Radix's tabs write a style attribute on the server, which the CSP forbids; hence our own. */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [current, choose] = useOwn(value, defaultValue, onValueChange);
  const state = {
    id,
    value: current,
    select: (next: string) => {
      if (next !== current) choose(next);
    },
  };
  return (
    <TabsContext value={state}>
      <div {...rest} />
    </TabsContext>
  );
}
