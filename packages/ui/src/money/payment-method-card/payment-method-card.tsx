import { useId, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useRadios } from '../../forms/radio-group/radio-context.ts';
import * as radio from '../../forms/radio-group/radio-group.css.ts';
import * as css from './payment-method-card.css.ts';

export interface PaymentFact {
  /** What is told: “Fee”. */
  readonly label: string;
  /** How it is here: “None”. */
  readonly value: ReactNode;
}

export interface PaymentMethodCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'name' | 'checked' | 'value'
> {
  /** What the group is told when this is chosen. */
  value: string;
  /** The name of the method. */
  children: ReactNode;
  /** The address of its mark; a purse stands in for one. */
  logo?: string | undefined;
  /** Its limits, its fee, how long it takes. */
  facts?: readonly PaymentFact[];
  /** Why it cannot be chosen now. */
  unavailable?: ReactNode;
  /** Beside the name: a `Tag`. */
  end?: ReactNode;
}

/**
 * A way to pay, of a `RadioGroup` with `cards`. Data attributes and ref go to
 * the input, a class to the whole.
 */
export function PaymentMethodCard({
  value,
  children,
  logo,
  facts,
  unavailable,
  end,
  disabled,
  className,
  onChange,
  ...rest
}: PaymentMethodCardProps) {
  const radios = useRadios();
  const id = useId();
  return (
    <label
      className={cx(radio.radio, css.method, className)}
      data-unavailable={unavailable ? '' : undefined}
    >
      <span className={css.logo} translate="no">
        <Icon name="deposit" />
        {logo ? <img className={css.picture} src={logo} alt="" /> : null}
      </span>
      <Stack render={<span />} gap="xs" className={css.texts}>
        <Inline render={<span />} gap="s">
          <Text
            render={<span />}
            id={`${id}-name`}
            voice="name"
            tone={unavailable ? 'soft' : 'strong'}
          >
            {children}
          </Text>
          {end}
        </Inline>
        {facts && facts.length > 0 ? (
          <span id={`${id}-facts`} className={css.facts}>
            {facts.map((fact) => (
              <span key={fact.label} className={css.fact}>
                {fact.label} <bdi className={css.value}>{fact.value}</bdi>
              </span>
            ))}
          </span>
        ) : null}
        {unavailable ? (
          <Text render={<span />} id={`${id}-reason`} step="s2" className={css.reason}>
            {unavailable}
          </Text>
        ) : null}
      </Stack>
      <input
        {...rest}
        type="radio"
        className={radio.input}
        name={radios.name}
        value={value}
        checked={radios.value === value}
        disabled={disabled || Boolean(unavailable)}
        onChange={both(onChange, () => radios.select(value))}
        aria-labelledby={`${id}-name`}
        aria-describedby={ids(
          rest['aria-describedby'],
          unavailable ? `${id}-reason` : undefined,
          facts && facts.length > 0 ? `${id}-facts` : undefined,
        )}
      />
    </label>
  );
}
