import { useRef, type ChangeEventHandler, type KeyboardEventHandler } from 'react';

import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { empty } from '../text-field/empty.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './search-field.css.ts';
import { useRest } from './use-rest.ts';

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'clearLabel' | 'end'> {
  /** Name of the button that empties it; Escape does the same. */
  clearLabel?: string | undefined;
  /** Asked to search: a moment after the last letter, and at once for Enter or an empty field. */
  onSearch?: (text: string) => void;
  /** How long the typing has to rest before that, in ms. */
  delay?: number;
  /** What was asked for is on its way. */
  busy?: boolean;
}

/** A line to search by. Data attributes, id and ref go to the input, the class to the whole. */
export function SearchField({
  onSearch,
  clearLabel,
  delay = 600,
  busy = false,
  onChange,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const word = useLabels();
  const asked = useRef<string>(undefined);
  const wait = useRest(delay);
  const ask = (text: string): void => {
    wait.stop();
    // Enter after a rest asks for what was asked already.
    if (asked.current !== text) onSearch?.(text);
    asked.current = text;
  };
  const type: ChangeEventHandler<HTMLInputElement> = (event) => {
    onChange?.(event);
    const text = event.target.value;
    asked.current = undefined;
    if (text) wait.begin(() => ask(text));
    else ask(text);
  };
  const press: KeyboardEventHandler<HTMLInputElement> = (event) => {
    onKeyDown?.(event);
    const input = event.currentTarget;
    if (event.key === 'Enter') ask(input.value);
    if (event.key !== 'Escape' || !input.value) return;
    // It was meant for the field, and not for the sheet around it.
    event.preventDefault();
    empty(input);
  };
  return (
    <TextField
      icon="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      clearLabel={word('clear', clearLabel)}
      type="search"
      aria-busy={busy || undefined}
      end={busy ? <Spinner className={css.busy} /> : undefined}
      onChange={type}
      onKeyDown={press}
    />
  );
}
