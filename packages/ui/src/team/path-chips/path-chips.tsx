import {
  Children,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';

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
  const others = useRef<HTMLOListElement>(null);
  const [first, ...steps] = Children.toArray(children);
  const count = steps.length;
  // Where one is comes into sight, and the page stays where it is.
  useLayoutEffect(() => {
    const { current } = others;
    if (!current || count === 0) return;
    const way = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollLeft = way * current.scrollWidth;
  }, [count]);
  return (
    <nav {...rest} aria-label={label}>
      {/* One list within the other: what scrolls is all that stands below the first. */}
      <ol>
        <li className={css.path}>
          {first}
          {count > 0 ? (
            <>
              <Caret />
              <ol ref={others} className={css.others}>
                {steps.map((chip, at) => (
                  <li key={isValidElement(chip) ? chip.key : null} className={css.place}>
                    {at > 0 ? <Caret /> : null}
                    {chip}
                  </li>
                ))}
              </ol>
            </>
          ) : null}
        </li>
      </ol>
    </nav>
  );
}

const Caret = () => <Icon name="caret" size={14} className={css.between} />;

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
