import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';

import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { RadioContext } from './radio-context.ts';
import * as css from './radio-group.css.ts';

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** What is asked. */
  label: string;
  /** The question stands elsewhere already; kept for those who do not see it. */
  labelHidden?: boolean;
  /** The choice made; nothing that is on offer where none has been made. */
  value: string;
  /** Told of another choice. */
  onValueChange: (value: string) => void;
  /** Each choice on a card of its own, for choices that need explaining. */
  cards?: boolean;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

/** One of a few, each with room for words. The browser's own radio buttons do the work. */
export function RadioGroup({
  label,
  labelHidden = false,
  value,
  onValueChange,
  cards = false,
  error,
  className,
  children,
  ...rest
}: RadioGroupProps) {
  const name = useId();
  const state = useMemo(
    () => ({ name, value, select: onValueChange }),
    [name, value, onValueChange],
  );
  return (
    <fieldset
      {...rest}
      className={cx(css.group, className)}
      data-cards={cards ? '' : undefined}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={labelHidden ? hiddenText : css.legend}>{label}</legend>
      <RadioContext value={state}>{children}</RadioContext>
      {error ? (
        <p id={`${name}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
