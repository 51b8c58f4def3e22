import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is agreed to or switched on; may hold a link. */
  children: ReactNode;
}

/** Class, data attributes and ref go to the input. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={css.checkbox}>
      <span className={css.box}>
        <input {...rest} type="checkbox" className={cx(css.input, className)} />
        <Icon name="check" size={16} className={css.tick} />
      </span>
      <span>{children}</span>
    </label>
  );
}
