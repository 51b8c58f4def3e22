import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { slideMark } from '../../util/slide-mark.ts';
import * as css from './segment.css.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  /** Language of the label where it is not the page's, as in a list of languages. */
  lang?: string;
}

export interface SegmentedProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** What is chosen, for those who do not see it from the place. */
  label: string;
  /** Two to four, in the order they stand in. */
  options: readonly SegmentedOption<Value>[];
  /** What is chosen now. */
  value: Value;
  /** Told of another choice. */
  onValueChange: (value: Value) => void;
}

/** One of a few, all in sight. The browser's own radio buttons do the work. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ref,
  ...rest
}: SegmentedProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const item = group.current?.querySelector(':checked')?.closest('label');
    if (group.current && item) slideMark(group.current, item);
  });
  return (
    <fieldset {...rest} ref={useMergedRef(group, ref)} className={cx(css.group, className)}>
      <legend className={hiddenText}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.item}>
          <input
            type="radio"
            className={hiddenText}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon ? <Icon name={option.icon} size={20} /> : null}
          <span lang={option.lang}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
