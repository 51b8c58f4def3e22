import type { ReactNode } from 'react';
import { Failure } from '#kernel/forms/failure.tsx';
import * as css from '../../../kernel/forms/form.css.ts';

export interface TryFormProps {
  /** Why nothing came of the last try, where no field is to blame. */
  readonly failure: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of one try after another: why nothing came of the last one stands over its fields. */
export function TryForm({ failure, onSubmit, children }: TryFormProps) {
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Failure text={failure} />
      {children}
    </form>
  );
}
