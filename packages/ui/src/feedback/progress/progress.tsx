import { useId, type ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'value' | 'children'> {
  /** What goes on. */
  label: string;
  /** The label is not shown, because it stands nearby already. */
  labelHidden?: boolean;
  /** How much is done; none while nobody knows. */
  value?: number;
  /** How much that is, in words, such as an amount of money; shown at the end. */
  valueText?: string;
  /** It has come close to its end, and that is no good news. */
  tone?: 'danger';
}

/** How far something has come. Data attributes, id and ref go to the native bar, the class to the whole. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  tone,
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  return (
    <div className={cx(css.progress, className)}>
      {labelHidden ? null : (
        <div className={css.head}>
          <span id={id}>{label}</span>
          {valueText ? <span className={css.value}>{valueText}</span> : null}
        </div>
      )}
      <progress
        {...rest}
        max={max}
        {...(value === undefined ? {} : { value })}
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
        aria-valuetext={valueText}
        className={css.bar}
        data-tone={tone}
      />
    </div>
  );
}
