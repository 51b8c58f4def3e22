import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './game-centre.css.ts';

export interface GameCentreProps extends ComponentProps<'div'> {
  /** The side column: a `GameMenu`. */
  menu: ReactNode;
}

/** The game centre under its bar: the side column that stays, and what it chooses. */
export function GameCentre({ menu, className, children, ...rest }: GameCentreProps) {
  return (
    <div {...rest} className={cx(css.centre, className)}>
      {menu}
      <div className={css.content}>{children}</div>
    </div>
  );
}
