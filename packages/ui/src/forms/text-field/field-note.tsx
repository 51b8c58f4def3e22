import { use, type ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { ToldByForm } from './told-by-form.ts';

export interface FieldNoteProps {
  id: string;
  className?: string;
  hint: ReactNode;
  error: ReactNode;
}

/** The line below a control. What is wrong is said aloud when it appears, unless the form says it. */
export function FieldNote({ id, className, hint, error }: FieldNoteProps) {
  const told = use(ToldByForm);
  if (error)
    return (
      <Text
        key="error"
        id={id}
        step="s2"
        tone="danger"
        className={className}
        role={told ? undefined : 'alert'}
      >
        {error}
      </Text>
    );
  return hint ? (
    <Text key="hint" id={id} step="s2" tone="faint" className={className}>
      {hint}
    </Text>
  ) : null;
}
