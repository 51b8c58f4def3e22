import type { ReactNode } from 'react';

import { Drawer, type DrawerProps } from '../../overlays/drawer/drawer.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import * as css from './side-menu.css.ts';

export interface SideMenuProps extends Omit<DrawerProps, 'side' | 'header'> {
  /** The brand, at the top. */
  brand: ReactNode;
  /** What stands first: the jackpot. */
  top?: ReactNode;
  /** Buttons for guests, above the groups: log in, register. */
  actions?: ReactNode;
}

/** The menu from the start side: the brand, the jackpot, then groups such as `MenuRows`. */
export function SideMenu({ brand, top, actions, children, ...rest }: SideMenuProps) {
  return (
    <Drawer {...rest} header={brand}>
      <Stack gap="l" className={css.groups}>
        {top ? <div className={css.top}>{top}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
        {children}
      </Stack>
    </Drawer>
  );
}
