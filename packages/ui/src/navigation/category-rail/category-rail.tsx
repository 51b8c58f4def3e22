import { Children, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { slideMark } from '../../util/slide-mark.ts';
import * as css from './category-rail.css.ts';

export interface CategoryRailProps extends ComponentProps<'nav'> {
  /** What the rail chooses between. */
  label: string;
  /** `RailItem`s. */
  children: ReactNode;
}

/** Categories in a row: icons on plates, words, or tabs under the header. */
export function CategoryRail({ label, children, className, ...rest }: CategoryRailProps) {
  return (
    <nav {...rest} className={cx(css.rail, className)} aria-label={label}>
      <ul className={css.list}>
        {Children.map(children, (item) => (
          <li className={css.place}>{item}</li>
        ))}
      </ul>
    </nav>
  );
}

/** Its mark slides to it. The rail alone scrolls: where it lies further down, the page stays where it is. */
function makeSeen(part: HTMLElement): void {
  const rail = part.closest('nav');
  const item = part.parentElement;
  if (!rail || !item) return;
  slideMark(rail, item);
  const frame = rail.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  if (left >= frame.left && right <= frame.right) return;
  rail.scrollLeft += (left + right - frame.left - frame.right) / 2;
}

export interface RailItemProps extends ComponentProps<'button'>, RenderProp {
  /** What the category looks like, where the brand shows icons. */
  icon: IconName;
  /** Its games are shown. */
  current?: boolean;
  /** The name of the category. */
  children: ReactNode;
}

export function RailItem({ icon, current, className, children, ...rest }: RailItemProps) {
  const plate = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (current && plate.current) makeSeen(plate.current);
  }, [current]);
  return (
    <AsButton
      {...rest}
      className={cx(css.item, className)}
      aria-current={current ? 'true' : undefined}
      data-on-action={current || undefined}
    >
      <span ref={plate} className={css.holder} data-plated="">
        <Icon name={icon} size={28} className={css.icon} />
      </span>
      <span className={css.label}>{children}</span>
    </AsButton>
  );
}
