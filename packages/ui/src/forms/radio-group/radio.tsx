import { useId, type ComponentProps, type ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useRadios } from './radio-context.ts';
import * as css from './radio-group.css.ts';

export interface RadioProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'name' | 'checked' | 'defaultChecked' | 'value'
> {
  /** What the group is told when this is chosen. */
  value: string;
  /** The choice in words. */
  children: ReactNode;
  /** What it means; a quiet line below. */
  description?: ReactNode;
  /** At the end: a price, a mark of a bank. */
  end?: ReactNode;
}

/** A choice of a `RadioGroup`. Data attributes, id and ref go to the input, the class to the whole. */
export function Radio({
  value,
  children,
  description,
  end,
  className,
  onChange,
  ...rest
}: RadioProps) {
  const radios = useRadios();
  const id = useId();
  return (
    <label className={cx(css.radio, className)}>
      <input
        {...rest}
        type="radio"
        className={css.input}
        name={radios.name}
        value={value}
        checked={radios.value === value}
        required={radios.required}
        onChange={both(onChange, () => radios.select(value))}
        aria-labelledby={`${id}-text`}
        aria-describedby={ids(rest['aria-describedby'], description ? `${id}-more` : undefined)}
      />
      <span className={css.texts}>
        <span id={`${id}-text`} className={css.text}>
          {children}
        </span>
        {description ? (
          <Text render={<span />} id={`${id}-more`} step="s2" tone="soft">
            {description}
          </Text>
        ) : null}
      </span>
      {end ? (
        <Text render={<span />} voice="figures" tone="soft" className={css.end}>
          {end}
        </Text>
      ) : null}
    </label>
  );
}
