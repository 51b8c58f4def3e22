import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/names.ts';
import { cx } from '../util/cx.ts';
import { useMergedRef } from '../util/merged-ref.ts';
import * as css from './text-field.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'> {
  label: string;
  /** Stands at the start where the brand draws fields as boxes. */
  icon?: IconName;
  /** A line below; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Name of the button that empties the field; without one there is none. */
  clearLabel?: string;
  /** Stands at the end inside the field: a button, the picture of a captcha. */
  trailing?: ReactNode;
}

/** Empties as typing would, so that every listener hears of it. */
function empty(input: HTMLInputElement): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Class, data attributes and ref go to the input, whose props these are. */
export function TextField({
  label,
  icon,
  hint,
  error,
  clearLabel,
  trailing,
  id,
  className,
  placeholder = ' ',
  ref,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const input = useRef<HTMLInputElement>(null);
  const note = error ?? hint;
  return (
    <div className={css.field}>
      <div
        className={css.box}
        data-icon={icon ? '' : undefined}
        data-invalid={error ? '' : undefined}
      >
        <div className={css.control}>
          {icon ? <Icon name={icon} className={css.icon} /> : null}
          <label className={css.label} htmlFor={inputId}>
            {label}
          </label>
          <input
            {...rest}
            ref={useMergedRef(input, ref)}
            id={inputId}
            className={cx(css.input, className)}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? noteId : undefined}
          />
        </div>
        <div className={css.end}>
          {clearLabel ? (
            <IconButton
              className={css.clear}
              icon="close"
              iconSize={18}
              label={clearLabel}
              onClick={() => input.current && empty(input.current)}
            />
          ) : null}
          {trailing}
        </div>
      </div>
      {note ? (
        <p id={noteId} className={css.note} data-tone={error ? 'danger' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
