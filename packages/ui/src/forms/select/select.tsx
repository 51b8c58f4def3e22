import { useId, type ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { FieldFrame, controlProps, type FieldTexts } from '../text-field/field-frame.tsx';
import * as field from '../text-field/text-field.css.ts';
import { cx } from '../../util/cx.ts';
import * as css from './select.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Shown, but not to be had now. */
  readonly disabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'size' | 'children' | 'multiple'>, FieldTexts {
  /** What there is to choose from. */
  options: readonly SelectOption[];
  /** Stands for no choice yet; without one the first option is chosen from the start. */
  placeholder?: string;
}

/** One of many. The browser's own list opens. Data attributes, id and ref go to the select, the class to the whole. */
export function Select({
  label,
  mark,
  icon,
  hint,
  error,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <FieldFrame id={selectId} className={className} {...{ label, mark, icon, hint, error }}>
      <select
        {...rest}
        {...controlProps(selectId, { hint, error }, rest['aria-describedby'])}
        className={cx(field.input, css.select)}
      >
        {placeholder ? (
          <option value="" data-none="">
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} className={css.mark} />
    </FieldFrame>
  );
}
