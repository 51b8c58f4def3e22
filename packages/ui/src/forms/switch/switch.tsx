import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import * as row from '../../layout/list-row/list-row.css.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import * as css from './switch.css.ts';

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'role' | 'children'
> {
  /** What it switches. */
  label: string;
  /** The switch alone; its label is for those who do not see what stands beside it. */
  labelHidden?: boolean;
  /** What follows from it; a line under the label. */
  description?: ReactNode;
  /** Stands before the label. */
  icon?: IconName;
  /** Being saved: keeps the focus and answers no press. */
  busy?: boolean;
}

// The browser tells whether it is checked.
const nature = { role: 'switch' } as const;

/**
 * On or off, at once: a row for a `List`, or the switch alone. Data
 * attributes, id and ref go to the input, the class to the whole.
 */
export function Switch({
  label,
  labelHidden = false,
  description,
  icon,
  busy = false,
  className,
  onClick,
  ...rest
}: SwitchProps) {
  const id = useId();
  const press = (event: MouseEvent<HTMLInputElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const control = (
    <input
      {...rest}
      type="checkbox"
      {...nature}
      className={cx(css.control, labelHidden && className)}
      onClick={press}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
      aria-describedby={ids(
        rest['aria-describedby'],
        description && !labelHidden ? `${id}-more` : undefined,
      )}
    />
  );
  if (labelHidden) return control;
  return (
    <label className={cx(row.row, css.row, className)} data-icon={icon ? '' : undefined}>
      {icon ? (
        <span className={row.plate} data-plated="">
          <Icon name={icon} className={row.icon} />
        </span>
      ) : null}
      <span className={row.texts}>
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {description ? (
          <span id={`${id}-more`} className={row.description}>
            {description}
          </span>
        ) : null}
      </span>
      {control}
    </label>
  );
}
