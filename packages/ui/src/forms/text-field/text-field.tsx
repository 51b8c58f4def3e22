import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useMergedRef } from '../../util/merged-ref.ts';
import { empty } from './empty.ts';
import { FieldFrame, controlProps, type FieldTexts } from './field-frame.tsx';
import * as css from './text-field.css.ts';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'children'>, FieldTexts {
  /** Name of the button that empties the field; without one there is none. */
  clearLabel?: string;
  /** Stands before the value inside the field: a dialling code. */
  start?: ReactNode;
  /** Stands at the end inside the field: a button, the picture of a captcha. */
  end?: ReactNode;
}

/** A line to type. Data attributes, id and ref go to the input, whose props these are; the class to the whole. */
export function TextField({
  label,
  mark,
  icon,
  hint,
  error,
  clearLabel,
  start,
  end,
  id,
  className,
  placeholder = ' ',
  ref,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const atEnd = (
    <>
      {clearLabel ? (
        <IconButton
          className={css.clear}
          icon="close"
          iconSize={18}
          label={clearLabel}
          onClick={() => input.current && empty(input.current)}
        />
      ) : null}
      {end}
    </>
  );
  return (
    <FieldFrame
      id={inputId}
      className={className}
      {...{ label, mark, icon, hint, error, start }}
      end={atEnd}
    >
      <input
        {...rest}
        {...controlProps(inputId, { hint, error }, rest['aria-describedby'])}
        ref={useMergedRef(input, ref)}
        className={css.input}
        placeholder={placeholder}
      />
    </FieldFrame>
  );
}
