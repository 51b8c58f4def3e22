import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './winner-frame.css.ts';

export interface WinnerFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A `SectionTitle`, which some brands put on the same ground as the board. */
  title: ReactNode;
  /** The board, or what stands for it while it is fetched. */
  children: ReactNode;
}

/** Recent wins: the title over the board, which names itself. */
export function WinnerFrame({ title, className, children, ...rest }: WinnerFrameProps) {
  return (
    <div {...rest} className={cx(css.frame, className)}>
      <div className={css.counter}>
        {title}
        {children}
      </div>
    </div>
  );
}
