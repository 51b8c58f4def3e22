import { useId, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { FieldNote } from '../text-field/field-note.tsx';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is agreed to or switched on; may hold a link. */
  children: ReactNode;
  /** A line below; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

/** Yes or no. Data attributes, id and ref go to the input, the class to the whole. */
export function Checkbox({ children, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx(css.field, className)} data-field="">
      <label className={css.checkbox}>
        <span className={css.box}>
          <input
            {...rest}
            {...(error ? { 'aria-invalid': true } : {})}
            aria-describedby={ids(rest['aria-describedby'], note ? `${id}-note` : undefined)}
            type="checkbox"
            className={css.input}
          />
          <Icon name="check" size={16} className={css.tick} />
        </span>
        <span>{children}</span>
      </label>
      <FieldNote id={`${id}-note`} className={css.note} hint={hint} error={error} />
    </div>
  );
}
