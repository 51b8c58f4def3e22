import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { UnreadBadge } from '../../data/unread-badge/unread-badge.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './bottom-bar.css.ts';

export interface BottomBarProps extends ComponentProps<'nav'> {
  /** Names the bar among the ways through the site. */
  label: string;
  /** Five `BarItem`s, the middle one `home`; or fewer without one, as wide as each other. */
  children: ReactNode;
}

/** What is used most, within reach of a thumb. */
export function BottomBar({ label, children, className, ...rest }: BottomBarProps) {
  return (
    <>
      <div className={css.spacer} />
      <nav {...rest} className={cx(css.bar, className)} aria-label={label}>
        <div className={css.plate}>{children}</div>
      </nav>
    </>
  );
}

export interface BarItemProps extends ComponentProps<'button'>, RenderProp {
  /** What the place looks like. */
  icon: IconName;
  /** This is where the player is. */
  current?: boolean;
  /** The raised one in the middle. */
  home?: boolean;
  /** A few letters on the icon, such as a bonus. */
  badge?: string | undefined;
  /** The same for those who do not see it, such as “₱258 bonus”. */
  badgeLabel?: string | undefined;
  /** How much waits behind it unread; nothing is shown for none. */
  unread?: number;
  /** The same for those who do not see it, such as “3 unread”. */
  unreadLabel?: string;
  /** Language of the figures. */
  locale?: string;
  /** The name of the place. */
  children: ReactNode;
}

export function BarItem({
  icon,
  current,
  home,
  badge,
  badgeLabel,
  unread = 0,
  unreadLabel,
  locale,
  className,
  children,
  ...rest
}: BarItemProps) {
  return (
    <AsButton
      {...rest}
      className={cx(css.item, className)}
      aria-current={current ? 'page' : undefined}
      data-home={home ? '' : undefined}
    >
      {home ? (
        <span className={css.raised} data-on-action="">
          <Icon name={icon} size={28} className={css.homeIcon} />
        </span>
      ) : (
        <Icon name={icon} className={css.icon} />
      )}
      <span className={css.label}>{children}</span>
      {unread > 0 ? (
        <UnreadBadge
          className={css.unread}
          count={unread}
          {...(unreadLabel ? { label: unreadLabel } : {})}
          {...(locale ? { locale } : {})}
        />
      ) : null}
      {badge ? (
        <span className={css.badge}>
          <bdi className={css.badgeText} aria-hidden={badgeLabel ? true : undefined}>
            {badge}
          </bdi>
          {badgeLabel ? <span className={hiddenText}>{badgeLabel}</span> : null}
        </span>
      ) : null}
    </AsButton>
  );
}
