import { use, type ReactNode } from 'react';

import { ToldByForm } from './told-by-form.ts';

export interface FieldNoteProps {
  id: string;
  className: string;
  hint: ReactNode;
  error: ReactNode;
}

/** The line below a control. What is wrong is said aloud when it appears, unless the form says it. */
export function FieldNote({ id, className, hint, error }: FieldNoteProps) {
  const told = use(ToldByForm);
  if (error)
    return (
      <p
        key="error"
        id={id}
        className={className}
        data-tone="danger"
        role={told ? undefined : 'alert'}
      >
        {error}
      </p>
    );
  return hint ? (
    <p key="hint" id={id} className={className}>
      {hint}
    </p>
  ) : null;
}
