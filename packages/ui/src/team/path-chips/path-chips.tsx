import { Children, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './path-chips.css.ts';

export interface PathChipsProps extends ComponentProps<'nav'> {
  /** What the way is, for readers of the screen. */
  label: string;
}

/** The way down to where one is: the first stays, the others scroll by. `PathChip`s. */
export function PathChips({ label, children, ...rest }: PathChipsProps) {
  const list = useRef<HTMLOListElement>(null);
  const chips = Children.toArray(children);
  // Where one is comes into sight, and the page stays where it is.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const way = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollLeft = way * current.scrollWidth;
  }, [chips.length]);
  return (
    <nav {...rest} aria-label={label}>
      <ol ref={list} className={css.path}>
        {chips.map((chip, at) => (
          <li key={(chip as { key?: string }).key ?? at} className={css.place}>
            {chip}
            {at < chips.length - 1 ? <Icon name="caret" size={14} className={css.between} /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface PathChipProps extends ComponentProps<'button'>, RenderProp {
  /** One is here: the last of them. */
  current?: boolean;
  /** Whose step it is. */
  children: ReactNode;
}

/** A step of the way, which leads back to itself: a button, or a link given as `render`. */
export function PathChip({ current, className, children, ...rest }: PathChipProps) {
  return (
    <AsButton
      aria-current={current ? 'location' : undefined}
      {...rest}
      className={cx(css.chip, className)}
    >
      <span className={css.words}>
        <bdi>{children}</bdi>
      </span>
    </AsButton>
  );
}
