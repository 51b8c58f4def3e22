import type { ClipboardEvent } from 'react';

import { both } from '../../util/both.ts';
import { useOwn } from '../../util/use-own.ts';
import { digitsOf } from './digits.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DigitsFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'clearLabel'
> {
  /** The digits typed so far, for whoever keeps them. */
  value?: string | undefined;
  /** The digits at first. */
  defaultValue?: string;
  /** Told of the digits alone. */
  onValueChange?: ((value: string) => void) | undefined;
  /** How many digits there are at most. */
  maxLength: number;
  /** What of a text that is pasted are the digits; as a browser cuts it without. */
  digitsIn?: (pasted: string) => string;
}

/** Digits that somebody was told, with what tells them beside the field. */
export function DigitsField({
  value,
  defaultValue = '',
  onValueChange,
  maxLength,
  digitsIn,
  onPaste,
  ...rest
}: DigitsFieldProps) {
  const [digits, setDigits] = useOwn(value, defaultValue, onValueChange);
  const paste =
    digitsIn &&
    ((event: ClipboardEvent<HTMLInputElement>): void => {
      event.preventDefault();
      setDigits(digitsIn(event.clipboardData.getData('text')).slice(0, maxLength));
    });
  return (
    <TextField
      icon="shield"
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="numeric"
      maxLength={maxLength}
      value={digits}
      onPaste={paste ? both(onPaste, paste) : onPaste}
      onChange={({ target }) => setDigits(digitsOf(target.value, maxLength))}
    />
  );
}
