import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './divider.css.ts';

export interface DividerProps extends ComponentProps<'hr'> {
  /** Another subject begins after it, and readers of the screen are told; else it is an ornament. */
  separates?: boolean;
}

/** A rule across. */
export function Divider({ separates = false, className, ...rest }: DividerProps) {
  return (
    <hr
      {...rest}
      className={cx(css.divider, className)}
      role={separates ? undefined : 'presentation'}
    />
  );
}
