import type { ReactNode } from 'react';

import { Drawer, type DrawerProps } from '../../overlays/drawer/drawer.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import * as css from './profile-menu.css.ts';

export interface ProfileMenuProps extends Omit<DrawerProps, 'side' | 'header'> {
  /** Nickname or account; without one it is a guest's menu. */
  name?: string;
  /** A picture of the member; a glyph stands in for it. */
  avatar?: ReactNode;
  /** The rank among members, such as "VIP 3". */
  vip?: string;
  /** The member's number with the words before it. */
  memberId?: string;
  /** A control beside the number that copies it. */
  end?: ReactNode;
  /** Two buttons for guests: log in, register. */
  actions?: ReactNode;
}

/** The menu from the end side: who one is, then groups such as `MenuRows`. */
export function ProfileMenu({
  name,
  avatar,
  vip,
  memberId,
  end,
  actions,
  title,
  children,
  ...rest
}: ProfileMenuProps) {
  return (
    <Drawer
      {...rest}
      side="end"
      title={title}
      header={
        <div className={css.person}>
          <span className={css.picture} data-plated="">
            {avatar ?? <Icon name="user" size={28} />}
          </span>
          <span className={css.lines}>
            {vip ? (
              <Text render={<span />} voice="label" step="s2" tone="action" className={css.vip}>
                {vip}
              </Text>
            ) : null}
            <span className={css.name}>{name ?? title}</span>
          </span>
        </div>
      }
    >
      <Stack gap="l">
        {memberId ? (
          <div className={css.member}>
            <Text render={<span />} step="s2" tone="soft" className={css.id}>
              {memberId}
            </Text>
            {end}
          </div>
        ) : null}
        {actions ? <Stack gap="m">{actions}</Stack> : null}
        {children}
      </Stack>
    </Drawer>
  );
}
