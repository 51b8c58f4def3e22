import {
  useId,
  type ClipboardEvent,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { both } from '../../util/both.ts';
import { ids } from '../../util/ids.ts';
import { useOwn } from '../../util/use-own.ts';
import { codeIn } from '../text-field/code-in.ts';
import { digitsOf } from '../text-field/digits.ts';
import { FieldNote } from '../text-field/field-note.tsx';
import * as css from './one-time-code.css.ts';

export interface OneTimeCodeProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'dir' | 'maxLength'
> {
  /** What is asked for. */
  label: string;
  /** How many digits it has. */
  length?: 4 | 5 | 6 | 8;
  /** The digits typed so far, for whoever keeps them. */
  value?: string;
  /** The digits at first. */
  defaultValue?: string;
  /** Told of the digits alone. */
  onValueChange?: (value: string) => void;
  /** Told once the last digit is there. */
  onComplete?: (value: string) => void;
  /** A secret that is known by heart: shown as dots, and never filled in from a message. */
  pin?: boolean;
  /** A line below; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

/** What is typed goes to the end: cells have no room between them for a caret. */
function toTheEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const { length } = input.value;
  const { selectionStart: from, selectionEnd: to } = input;
  const all = from === 0 && to === length && length > 0;
  if (!all && (from !== length || to !== length)) input.setSelectionRange(length, length);
}

/**
 * A code from a message, or a PIN, in a cell a digit. One input lies over all
 * cells: pasting and the phone’s own offer fill them at once, readers of the
 * screen hear one field, and figures of every script are taken. It reads from
 * the left in every language, as the message does. Data attributes, id and
 * ref go to the input, the class to the whole.
 */
export function OneTimeCode({
  label,
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  pin = false,
  hint,
  error,
  id,
  className,
  onSelect,
  onPaste,
  ...rest
}: OneTimeCodeProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [digits, setDigits] = useOwn(value, defaultValue, onValueChange);
  const note = error ?? hint;
  const take = (typed: string): void => {
    const next = digitsOf(typed, length);
    if (next === digits) return;
    setDigits(next);
    if (next.length === length) onComplete?.(next);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = codeIn(event.clipboardData.getData('text'), length).slice(0, length);
    // A whole code takes the place of what was typed before.
    if (pasted.length < length) return;
    event.preventDefault();
    take(pasted);
  };
  return (
    <Stack gap="s" className={className} data-field="">
      <label htmlFor={inputId}>
        <Text render={<span />} tone="soft">
          {label}
        </Text>
      </label>
      <div className={css.cells} dir="ltr" data-length={length}>
        <input
          autoComplete={pin ? 'off' : 'one-time-code'}
          enterKeyHint="done"
          {...rest}
          id={inputId}
          type={pin ? 'password' : 'text'}
          inputMode="numeric"
          // As many letters as a pasted text may have around its digits.
          maxLength={4 * length}
          data-control=""
          aria-invalid={error ? true : undefined}
          aria-describedby={ids(rest['aria-describedby'], note ? `${inputId}-note` : undefined)}
          className={css.input}
          value={digits}
          onChange={({ target }) => take(target.value)}
          onPaste={both(onPaste, paste)}
          onSelect={(event) => {
            onSelect?.(event);
            toTheEnd(event);
          }}
        />
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            aria-hidden="true"
            className={css.cell}
            data-next={place === Math.min(digits.length, length - 1) ? '' : undefined}
            data-pin={pin && place < digits.length ? '' : undefined}
          >
            {pin ? null : digits[place]}
          </span>
        ))}
      </div>
      <FieldNote id={`${inputId}-note`} hint={hint} error={error} />
    </Stack>
  );
}
