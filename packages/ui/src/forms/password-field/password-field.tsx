import { useState } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'clearLabel'> {
  /** Name of the button that shows what is typed. */
  revealLabel?: string | undefined;
  /** Name of the same button once it is shown. */
  concealLabel?: string | undefined;
}

/** A secret to type, which may be looked at. */
export function PasswordField({ revealLabel, concealLabel, ...rest }: PasswordFieldProps) {
  const word = useLabels();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      icon="lock"
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-closed' : 'eye'}
          label={shown ? word('hide', concealLabel) : word('show', revealLabel)}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
