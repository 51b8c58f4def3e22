import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

import { both } from '../../util/both.ts';
import { useOwn } from '../../util/use-own.ts';
import { sheetOf } from '../date-picker/opens-dialog.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { DialButton, DialList } from './dial.tsx';
import { longest, readNumber, settled, type Country, type PhoneNumber } from './dialling.ts';
import type { PhoneFieldLabels } from './labels.ts';
import { useCountrySheet } from './use-country-sheet.ts';

/** So many the browser's own list shows at a glance; more are searched. */
const few = 5;

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'icon' | 'start'
> {
  /** Where numbers may come from, in the order of the list. */
  countries: readonly Country[];
  /** What is dialled before a number. */
  countryLabel: string;
  /** Words on the list that is searched, where there are more than a few countries. */
  labels: PhoneFieldLabels;
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
  labels,
  value,
  defaultValue,
  onValueChange,
  name,
  id,
  disabled,
  onPaste,
  onBlur,
  onKeyDown,
  ...rest
}: PhoneFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [phone, setPhone] = useOwn(
    value,
    defaultValue ?? { dial: countries[0]?.dial ?? '', number: '' },
    onValueChange,
  );
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    const text = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd, value: typed } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === typed.length;
    // Within a number the browser pastes; a whole number may name its country.
    if (event.defaultPrevented || !(isWhole || /^\s*(?:[+＋]|00)/.test(text))) return;
    event.preventDefault();
    setPhone(settled(readNumber(text, phone, countries)));
  };
  /** Not before it is complete: what is typed must not vanish under the caret. */
  const settle = (): void => {
    const { dial, number } = settled(phone);
    if (number !== phone.number) setPhone({ dial, number });
  };
  const settleOnEnter = ({ key }: KeyboardEvent<HTMLInputElement>): void => {
    if (key === 'Enter') settle();
  };
  const sheet = useCountrySheet();
  // Several countries may be dialled alike.
  const [picked, setPicked] = useState<string>();
  const alike = countries.filter(({ dial }) => dial === phone.dial);
  const chosen = alike.find(({ code }) => code === picked) ?? alike[0];
  const pick = (code: string): void => {
    const found = countries.find((country) => country.code === code);
    setPicked(code);
    if (found && found.dial !== phone.dial) setPhone({ dial: found.dial, number: phone.number });
  };
  const dialled = {
    id: `${inputId}-dial`,
    label: countryLabel,
    dial: phone.dial,
    chosen,
    disabled,
  };
  const start = (
    <>
      {countries.length > few && !sheet.hasFailed ? (
        <DialButton
          {...dialled}
          open={sheet.open}
          busy={sheet.busy}
          onShow={sheet.show}
          onLeave={sheet.close}
        />
      ) : (
        <DialList {...dialled} countries={countries} onPick={pick} />
      )}
      {name ? (
        <input
          type="hidden"
          name={name}
          value={phone.number ? `+${phone.dial}${phone.number}` : ''}
          disabled={disabled}
        />
      ) : null}
    </>
  );
  return (
    <>
      <TextField
        autoComplete="tel-national"
        {...rest}
        id={inputId}
        type="tel"
        inputMode="tel"
        maxLength={longest}
        disabled={disabled}
        start={start}
        value={phone.number}
        onPaste={paste}
        onBlur={both(onBlur, settle)}
        onKeyDown={both(onKeyDown, settleOnEnter)}
        onChange={({ target }) => setPhone(readNumber(target.value, phone, countries))}
      />
      {sheet.Part ? (
        <sheet.Part
          key={sheet.opening}
          id={sheetOf(dialled.id)}
          open={sheet.open}
          onClose={sheet.close}
          title={countryLabel}
          labels={labels}
          countries={countries}
          chosen={chosen?.code ?? ''}
          onPick={(code) => {
            pick(code);
            sheet.close();
          }}
        />
      ) : null}
    </>
  );
}
