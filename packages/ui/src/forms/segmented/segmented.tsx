import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { slideMark } from '../../util/slide-mark.ts';
import { useOwn } from '../../util/use-own.ts';
import { FieldNote } from '../text-field/field-note.tsx';
import * as segment from './segment.css.ts';
import * as css from './segmented.css.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  /** Language of the label where it is not the page's, as in a list of languages. */
  lang?: string;
}

export interface SegmentedProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'value' | 'defaultValue'
> {
  /** What is chosen, for those who do not see it from the place. */
  label: string;
  /** Two to four, in the order they stand in. */
  options: readonly SegmentedOption<Value>[];
  /** What is chosen now, for whoever keeps it. */
  value?: Value;
  /** What is chosen at first; none unless told. */
  defaultValue?: Value;
  /** Told of another choice. */
  onValueChange?: (value: Value) => void;
  /** What the choice is sent under. */
  name?: string;
  /** A choice has to be made. */
  required?: boolean;
  /** A line below; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

// The element of that name is a table of radio buttons; a fieldset names and disables them.
const nature = { role: 'radiogroup' } as const;

/** One of a few, all in sight. The browser's own radio buttons do the work. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  hint,
  error,
  className,
  ref,
  ...rest
}: SegmentedProps<Value>) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [choice, choose] = useOwn<Value | undefined>(value, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  useLayoutEffect(() => {
    const item = group.current?.querySelector(':checked')?.closest('label');
    if (group.current && item) slideMark(group.current, item);
  });
  const note = error ?? hint;
  return (
    <fieldset
      {...rest}
      {...nature}
      ref={useMergedRef(group, ref)}
      className={cx(css.field, className)}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={ids(rest['aria-describedby'], note ? `${id}-note` : undefined)}
    >
      <legend className={hiddenText}>{label}</legend>
      <div className={cx(segment.group, css.group)} data-invalid={error ? '' : undefined}>
        {options.map((option) => (
          <label key={option.value} className={segment.item}>
            <input
              type="radio"
              className={hiddenText}
              name={name ?? id}
              value={option.value}
              required={required}
              checked={option.value === choice}
              onChange={() => choose(option.value)}
            />
            {option.icon ? <Icon name={option.icon} size={20} /> : null}
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`} className={css.note} hint={hint} error={error} />
    </fieldset>
  );
}
