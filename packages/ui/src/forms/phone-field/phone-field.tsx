import type { ClipboardEvent } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { longest, readNumber, type Country, type PhoneNumber } from './dialling.ts';
import * as css from './phone-field.css.ts';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'icon' | 'leading'
> {
  /** Where numbers may come from, in the order of the list. */
  countries: readonly Country[];
  /** What is dialled before a number. */
  countryLabel: string;
  /** The code and the number, both digits alone. */
  value: PhoneNumber;
  /** Told of both, since a pasted number may bring its country along. */
  onValueChange: (value: PhoneNumber) => void;
}

/** A mobile number with its dialling code. Class, data attributes and ref go to the number. */
export function PhoneField({
  countries,
  countryLabel,
  value,
  onValueChange,
  disabled,
  onPaste,
  ...rest
}: PhoneFieldProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    const text = event.clipboardData.getData('text');
    // Within a number the browser pastes; a whole number may name its country.
    if (event.defaultPrevented || !/^\s*(?:[+＋]|00)/.test(text)) return;
    event.preventDefault();
    onValueChange(readNumber(text, value, countries));
  };
  const leading = (
    <span className={css.dial} aria-disabled={disabled || undefined}>
      <bdi aria-hidden="true" className={css.shown}>
        +{value.dial}
      </bdi>
      <Icon name="down" size={14} className={css.mark} />
      <select
        className={css.select}
        aria-label={countryLabel}
        autoComplete="tel-country-code"
        disabled={disabled}
        value={countries.find(({ dial }) => dial === value.dial)?.code ?? ''}
        onChange={({ target }) => {
          const chosen = countries.find(({ code }) => code === target.value);
          if (chosen) onValueChange({ dial: chosen.dial, number: value.number });
        }}
      >
        {countries.map(({ code, dial, name }) => (
          <option key={code} value={code}>
            {name} +{dial}
          </option>
        ))}
      </select>
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
      leading={leading}
      value={value.number}
      onPaste={paste}
      onChange={({ target }) => onValueChange(readNumber(target.value, value, countries))}
    />
  );
}
