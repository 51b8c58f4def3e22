import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { useMergedRef } from '../../util/merged-ref.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'clearLabel'> {
  /** Name of the button that shows what is typed. */
  revealLabel?: string | undefined;
  /** Name of the same button once it is shown. */
  concealLabel?: string | undefined;
}

/** Whether it can be read. What is sent off is not left on the screen, nor taken by a browser for a word. */
function useShown(input: RefObject<HTMLInputElement | null>) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);

  /** Where the writer was: some browsers go to the start when a field becomes another. */
  const caret = useRef<readonly [number | null, number | null]>(null);
  useLayoutEffect(() => {
    const field = input.current;
    if (!caret.current || field?.type !== (shown ? 'text' : 'password')) return;
    if (field === document.activeElement) field.setSelectionRange(...caret.current);
    caret.current = null;
  }, [input, shown]);
  const turn = (): void => {
    const field = input.current;
    caret.current = field && [field.selectionStart, field.selectionEnd];
    setShown(!shown);
  };
  return [shown, turn] as const;
}

/** A secret to type, which may be looked at. */
export function PasswordField({ revealLabel, concealLabel, ref, ...rest }: PasswordFieldProps) {
  const word = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [shown, turn] = useShown(input);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      icon="lock"
      {...rest}
      ref={useMergedRef(input, ref)}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-closed' : 'eye'}
          label={shown ? word('hide', concealLabel) : word('show', revealLabel)}
          // A finger leaves the writer in the field, and a phone’s keyboard where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={turn}
        />
      }
    />
  );
}
