import type { ClipboardEvent } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { useOwn } from '../../util/use-own.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { longest, readNumber, type Country, type PhoneNumber } from './dialling.ts';
import * as css from './phone-field.css.ts';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'icon' | 'start'
> {
  /** Where numbers may come from, in the order of the list. */
  countries: readonly Country[];
  /** What is dialled before a number. */
  countryLabel: string;
  /** The code and the number, both digits alone, for whoever keeps them. */
  value?: PhoneNumber;
  /** Both at first; the code of the first country, and no number, unless told. */
  defaultValue?: PhoneNumber;
  /** Told of both, since a pasted number may bring its country along. */
  onValueChange?: (value: PhoneNumber) => void;
}

/**
 * A mobile number with its dialling code. Data attributes, id and ref go to
 * the number, the class to the whole; under its name both are sent, as in `+639171234567`.
 */
export function PhoneField({
  countries,
  countryLabel,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled,
  onPaste,
  ...rest
}: PhoneFieldProps) {
  const [phone, setPhone] = useOwn(
    value,
    defaultValue ?? { dial: countries[0]?.dial ?? '', number: '' },
    onValueChange,
  );
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    const text = event.clipboardData.getData('text');
    // Within a number the browser pastes; a whole number may name its country.
    if (event.defaultPrevented || !/^\s*(?:[+＋]|00)/.test(text)) return;
    event.preventDefault();
    setPhone(readNumber(text, phone, countries));
  };
  const start = (
    <span className={css.dial} aria-disabled={disabled || undefined}>
      <bdi aria-hidden="true" className={css.shown}>
        +{phone.dial}
      </bdi>
      <Icon name="down" size={14} className={css.mark} />
      <select
        className={css.select}
        aria-label={countryLabel}
        autoComplete="tel-country-code"
        disabled={disabled}
        value={countries.find(({ dial }) => dial === phone.dial)?.code ?? ''}
        onChange={({ target }) => {
          const chosen = countries.find(({ code }) => code === target.value);
          if (chosen) setPhone({ dial: chosen.dial, number: phone.number });
        }}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name} +{country.dial}
          </option>
        ))}
      </select>
      {name ? (
        <input
          type="hidden"
          name={name}
          value={phone.number ? `+${phone.dial}${phone.number}` : ''}
          disabled={disabled}
        />
      ) : null}
    </span>
  );
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      maxLength={longest}
      disabled={disabled}
      start={start}
      value={phone.number}
      onPaste={paste}
      onChange={({ target }) => setPhone(readNumber(target.value, phone, countries))}
    />
  );
}
