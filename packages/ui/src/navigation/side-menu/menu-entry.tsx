import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './menu-entry.css.ts';

export interface MenuEntryProps extends Omit<ComponentProps<'button'>, 'value'>, RenderProp {
  /** What it leads to, drawn; lists of words go without. */
  icon?: IconName;
  /** Where one is already, or what is chosen. */
  current?: boolean | undefined;
  /** A word or a count at the end, where there is room for one. */
  value?: ReactNode;
  /** What is unread behind it: an `UnreadBadge`. */
  badge?: ReactNode;
  /** What cannot be taken back. */
  tone?: 'danger';
  /** Its name. */
  children: ReactNode;
}

/** One way out of a menu: a button, or a link given as `render`. */
export function MenuEntry({
  icon,
  current,
  value,
  badge,
  tone,
  className,
  children,
  ...rest
}: MenuEntryProps) {
  return (
    <AsButton
      {...rest}
      className={cx(css.entry, className)}
      aria-current={current ? 'page' : undefined}
      data-tone={tone}
    >
      {icon ? (
        <span className={css.holder} data-plated="">
          <Icon name={icon} size={26} className={css.icon} />
        </span>
      ) : null}
      <span className={css.label}>{children}</span>
      {value === undefined ? null : <span className={css.value}>{value}</span>}
      {badge ? <span className={css.badge}>{badge}</span> : null}
      <Icon name="caret" size={16} className={css.caret} />
    </AsButton>
  );
}
