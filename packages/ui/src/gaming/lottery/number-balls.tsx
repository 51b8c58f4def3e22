import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './number-balls.css.ts';

export interface NumberBallsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What fell, in its order. */
  numbers: readonly string[];
  /** What the numbers are, before they are read out: “Numbers drawn”. */
  label: string;
  /** The latest of several. */
  latest?: boolean;
}

/** What fell, as balls. Numbers keep their order on a page of either direction. */
export function NumberBalls({
  numbers,
  label,
  latest = false,
  className,
  ...rest
}: NumberBallsProps) {
  return (
    <span
      role="img"
      aria-label={`${label}: ${numbers.join(', ')}`}
      {...rest}
      className={cx(css.balls, className)}
      dir="ltr"
      translate="no"
      data-latest={latest ? '' : undefined}
    >
      {numbers.map((number, place) => (
        <span key={place} className={css.ball}>
          <span className={css.figure}>{number}</span>
        </span>
      ))}
    </span>
  );
}
