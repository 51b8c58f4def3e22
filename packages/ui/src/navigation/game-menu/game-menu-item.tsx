import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { reveal } from '../../util/reveal.ts';
import * as css from './game-menu.css.ts';

export interface GameMenuItemProps extends ComponentProps<'button'>, RenderProp {
  /** What the category looks like. */
  icon: IconName;
  /** The one whose games are shown; it comes into sight by itself. */
  current?: boolean | undefined;
  /** Its name. */
  children: ReactNode;
}

/** A category in the side column: a button, or a link given as `render`. */
export function GameMenuItem({
  icon,
  current = false,
  className,
  children,
  ref,
  ...rest
}: GameMenuItemProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const item = own.current;
    if (current && item) reveal(item, item.closest('[data-scroller]'));
  }, [current]);
  return (
    <AsButton
      {...rest}
      ref={useMergedRef(own, ref)}
      className={cx(css.item, className)}
      aria-current={current ? 'page' : undefined}
      data-on-action={current || undefined}
    >
      <span className={css.holder}>
        <Icon name={icon} size={28} className={css.icon} />
      </span>
      <span className={css.label}>{children}</span>
    </AsButton>
  );
}
