import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';
import { Inline } from '../../layout/inline/inline.tsx';
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
    <span {...rest} className={cx(css.drawn, className)}>
      <VisuallyHidden>{`${label}: ${numbers.join(', ')}`}</VisuallyHidden>
      <Inline
        render={<span />}
        gap="xs"
        aria-hidden="true"
        dir="ltr"
        translate="no"
        data-latest={latest ? '' : undefined}
      >
        {Object.entries(numbers).map(([place, number]) => (
          <span key={place} className={css.ball}>
            <span className={css.figure}>{number}</span>
          </span>
        ))}
      </Inline>
    </span>
  );
}
