import { useId, useMemo, useState, type ComponentProps } from 'react';

import { TabsContext } from './tabs-context.ts';

export interface TabsProps extends ComponentProps<'div'> {
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
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const state = useMemo(
    () => ({
      id,
      value: current,
      select: (next: string) => {
        setOwn(next);
        if (next !== current) onValueChange?.(next);
      },
    }),
    [id, current, onValueChange],
  );
  return (
    <TabsContext value={state}>
      <div {...rest} />
    </TabsContext>
  );
}
