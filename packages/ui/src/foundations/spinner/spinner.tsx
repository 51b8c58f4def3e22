import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import { hiddenText } from '../theme/mixins.css.ts';
import * as css from './spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Width in px. */
  size?: 'medium' | 'large';
  /** Said to readers of the screen; without one it is decoration. */
  label?: string;
}

export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      className={cx(css.spinner, className)}
      data-size={size}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {label ? <span className={hiddenText}>{label}</span> : null}
    </span>
  );
}
