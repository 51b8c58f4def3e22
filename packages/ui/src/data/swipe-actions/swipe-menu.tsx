import { useEffect, useRef } from 'react';

import { IconButton, type IconButtonProps } from '../../actions/icon-button/icon-button.tsx';
import { MenuItem } from '../../overlays/menu/menu-items.tsx';
import { Menu } from '../../overlays/menu/menu.tsx';
import type { SwipeAction } from './swipe-action.ts';

export interface SwipeMenuProps {
  actions: readonly SwipeAction[];
  /** What its button is. */
  button: IconButtonProps;
  /** Whether a key asked for it, which finds itself on the first item then. */
  byKey: boolean;
}

/** The menu at the end of a row, which opens as it comes: it was asked for by a press. */
export function SwipeMenu({ actions, button, byKey }: SwipeMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    trigger.current?.focus();
    // Said again to whoever was not there to hear it.
    if (byKey)
      trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, [byKey]);
  return (
    <Menu ref={trigger} defaultOpen={!byKey} trigger={<IconButton {...button} />}>
      {actions.map(({ label, icon, tone, onSelect }) => (
        <MenuItem
          key={label}
          icon={icon}
          onSelect={onSelect}
          {...(tone === 'danger' ? { tone } : {})}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
