import type { ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import { noteOf, type FieldTexts } from '../text-field/field-frame.tsx';
import { FieldNote } from '../text-field/field-note.tsx';
import * as css from './amount-field.css.ts';

interface LargeFrameProps extends FieldTexts {
  /** Id of the control that the label is for. */
  id: string;
  /** The caller's, for the place of the whole field. */
  className: string | undefined;
  /** The sign of the money, before the figure. */
  start?: ReactNode;
  /** The same behind it. */
  end?: ReactNode;
  children: ReactNode;
}

/** Around the one figure of a page: its label over it, its sign beside it. */
export function LargeFrame({
  id,
  className,
  label,
  mark,
  hint,
  error,
  start,
  end,
  children,
}: LargeFrameProps) {
  return (
    <div className={cx(css.whole, className)} data-field="">
      <div className={css.box} data-invalid={error ? '' : undefined}>
        <label className={css.largeLabel} htmlFor={id}>
          {label}
          {mark ? <span className={css.mark}> {mark}</span> : null}
        </label>
        <div className={css.line}>
          {start}
          {children}
          {end}
        </div>
      </div>
      <FieldNote id={noteOf(id)} className={css.note} hint={hint} error={error} />
    </div>
  );
}
