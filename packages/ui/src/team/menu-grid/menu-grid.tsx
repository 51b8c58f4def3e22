import { Children, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './menu-grid.css.ts';

/** Ways from a page, three in a row where there is room: `MenuTile`s. */
export function MenuGrid({ className, children, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul {...rest} className={cx(css.grid, className)}>
      {Children.map(children, (tile) => (tile ? <li className={css.place}>{tile}</li> : null))}
    </ul>
  );
}

export interface MenuTileProps extends Omit<ComponentProps<'button'>, 'children'>, RenderProp {
  /** Where it leads. */
  label: string;
  /** The same, drawn. */
  icon: IconName;
  /** What is unread behind it: an `UnreadBadge`. */
  badge?: ReactNode;
}

/** One of the ways: a button, or a link given as `render`. */
export function MenuTile({ label, icon, badge, className, ...rest }: MenuTileProps) {
  return (
    <AsButton {...rest} className={cx(css.tile, className)}>
      <span className={css.head}>
        <Icon name={icon} size={24} />
        {badge}
      </span>
      <span className={css.name}>{label}</span>
    </AsButton>
  );
}
