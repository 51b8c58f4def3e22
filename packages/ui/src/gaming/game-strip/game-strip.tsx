import { Children, type ComponentProps, type ReactNode } from 'react';

import { formatWhole } from '../../foundations/money/figures.ts';
import { cx } from '../../util/cx.ts';
import * as css from './game-strip.css.ts';

export interface GameStripProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the strip holds. */
  label: string;
  /** `GameTile`s with `place="large"`. */
  children: ReactNode;
  /** The hot games: where the brand says so, a mosaic of the first six. */
  hot?: boolean;
  /** Stands in the notch of the first of a mosaic. */
  firstMark?: string;
  /** BCP 47 language of the page, for the figures of the ranks. */
  locale?: string;
}

/** Games side by side, to scroll. */
export function GameStrip({
  label,
  children,
  hot,
  firstMark,
  locale,
  className,
  ...rest
}: GameStripProps) {
  return (
    <ul
      {...rest}
      className={cx(css.strip, className)}
      aria-label={label}
      data-mosaic={hot ? '' : undefined}
    >
      {Children.map(children, (tile, index) => (
        <li className={css.item}>
          {hot ? (
            <span className={css.rank} aria-hidden="true">
              {formatWhole(index + 1, locale)}
            </span>
          ) : null}
          {tile}
          {hot && firstMark && index === 0 ? (
            <span className={css.notch} aria-hidden="true">
              {firstMark}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
