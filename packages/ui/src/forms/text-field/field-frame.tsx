import type { ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { FieldNote } from './field-note.tsx';
import * as css from './text-field.css.ts';
import { useWholeLabel } from './whole-label.ts';

/** What every field of a form says and shows around its control. */
export interface FieldTexts {
  /** What is asked for; rests in the empty field and rises when it is filled. */
  label: string;
  /** Small words behind the label, such as that the field may be left empty. */
  mark?: string | undefined;
  /** Stands at the start where the brand draws fields as boxes. */
  icon?: IconName | undefined;
  /** A line below; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the control that the label is for. */
  id: string;
  /** The caller's, for the place of the whole field. */
  className: string | undefined;
  /** Before the control, such as a dialling code. */
  start?: ReactNode;
  /** At the end inside the field. */
  end?: ReactNode;
  /** Opposite to the line below: how much of the room is used. */
  count?: ReactNode;
  children: ReactNode;
}

export const noteOf = (id: string): string => `${id}-note`;
export const labelOf = (id: string): string => `${id}-label`;

/** What the control itself has to say about hint and error. */
export const controlProps = (
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  describedBy: string | undefined,
) =>
  ({
    id,
    'data-control': '',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids(describedBy, (error ?? hint) ? noteOf(id) : undefined),
  }) as const;

/** The box or rule around a control, with its label, and the line below. */
export function FieldFrame({
  id,
  className,
  label,
  mark,
  icon,
  hint,
  error,
  start,
  end,
  count,
  children,
}: FieldFrameProps) {
  const noted = <FieldNote id={noteOf(id)} className={css.note} hint={hint} error={error} />;
  return (
    <div className={cx(css.field, className)} data-field="">
      <div
        ref={useWholeLabel(`${label}${mark ?? ''}`)}
        className={css.box}
        data-icon={icon ? '' : undefined}
        data-start={start ? '' : undefined}
        data-invalid={error ? '' : undefined}
      >
        {start}
        <div className={css.control}>
          {icon ? <Icon name={icon} className={css.icon} /> : null}
          <label id={labelOf(id)} className={css.label} htmlFor={id}>
            {mark ? (
              <>
                <span className={css.labelText}>{label}</span>{' '}
                <span className={css.mark}>{mark}</span>
              </>
            ) : (
              label
            )}
          </label>
          {children}
        </div>
        <div className={css.end}>{end}</div>
      </div>
      {count ? (
        <div className={css.below}>
          {noted}
          {count}
        </div>
      ) : (
        noted
      )}
    </div>
  );
}
