import { useId, type ComponentProps, type ReactNode } from 'react';

import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useOwn } from '../../util/use-own.ts';
import { FieldNote } from '../text-field/field-note.tsx';
import { legend } from '../text-field/legend.css.ts';
import { RadioContext } from './radio-context.ts';
import * as css from './radio-group.css.ts';

export interface RadioGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'value' | 'defaultValue'
> {
  /** What is asked. */
  label: string;
  /** The question stands elsewhere already; kept for those who do not see it. */
  labelHidden?: boolean;
  /** The choice made, for whoever keeps it; nothing that is on offer where none has been made. */
  value?: string;
  /** The choice at first. */
  defaultValue?: string;
  /** Told of another choice. */
  onValueChange?: (value: string) => void;
  /** What the choice is sent under. */
  name?: string;
  /** A choice has to be made. */
  required?: boolean;
  /** Each choice on a card of its own, for choices that need explaining. */
  cards?: boolean;
  /** A line below; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

// The element of that name is a table of radio buttons; a fieldset names and disables them.
const nature = { role: 'radiogroup' } as const;

/** One of a few, each with room for words. The browser's own radio buttons do the work. */
export function RadioGroup({
  label,
  labelHidden = false,
  value,
  defaultValue = '',
  onValueChange,
  name,
  required = false,
  cards = false,
  hint,
  error,
  className,
  children,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const [choice, select] = useOwn(value, defaultValue, onValueChange);
  const note = error ?? hint;
  return (
    <fieldset
      {...rest}
      {...nature}
      className={cx(css.group, className)}
      data-cards={cards ? '' : undefined}
      data-invalid={error ? '' : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={ids(rest['aria-describedby'], note ? `${id}-note` : undefined)}
    >
      <legend className={labelHidden ? hiddenText : legend}>{label}</legend>
      <RadioContext value={{ name: name ?? id, value: choice, required, select }}>
        {children}
      </RadioContext>
      <FieldNote id={`${id}-note`} className={css.note} hint={hint} error={error} />
    </fieldset>
  );
}
