import { useId, type ComponentProps } from 'react';

import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import { FieldFrame, controlProps, type FieldTexts } from '../text-field/field-frame.tsx';
import * as field from '../text-field/text-field.css.ts';
import { toldLeft } from './room.ts';
import * as css from './text-area.css.ts';

export interface TextAreaLabels {
  /** So many letters of so many, as it stands under the field. */
  readonly count: (typed: number, limit: number) => string;
  /** So many are left, as it is said aloud when the room ends; fewer than none are too many. */
  readonly remain: (letters: number) => string;
}

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'children' | 'value' | 'defaultValue'>, FieldTexts {
  /** What stands in it, for whoever keeps it. */
  value?: string;
  /** What stands in it at first. */
  defaultValue?: string;
  /** How many letters are asked for; more can be typed, and are counted as too many. */
  limit?: number;
  /** The words of the count; there is none without. */
  labels?: TextAreaLabels;
}

/** Many lines to type; it grows with them. Data attributes, id and ref go to the textarea, the class to the whole. */
export function TextArea({
  label,
  mark,
  icon,
  hint,
  error,
  value,
  defaultValue = '',
  limit,
  labels,
  rows = 3,
  id,
  className,
  placeholder = ' ',
  onChange,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const [text, setText] = useOwn(value, defaultValue, undefined);
  const counted = limit !== undefined && labels !== undefined;
  const told = counted ? toldLeft(limit - text.length, limit) : undefined;
  const count = counted ? (
    <>
      <span className={css.count} data-over={text.length > limit ? '' : undefined}>
        {labels.count(text.length, limit)}
      </span>
      <output className={hiddenText}>{told === undefined ? null : labels.remain(told)}</output>
    </>
  ) : null;
  return (
    <FieldFrame id={areaId} className={className} {...{ label, mark, icon, hint, error, count }}>
      <textarea
        {...rest}
        {...controlProps(areaId, { hint, error }, rest['aria-describedby'])}
        {...(value === undefined ? { defaultValue } : { value })}
        rows={rows}
        className={cx(css.area, field.input)}
        placeholder={placeholder}
        onChange={both(onChange, ({ target }) => setText(target.value))}
      />
    </FieldFrame>
  );
}
