import type { ComponentProps, KeyboardEventHandler } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useOwn } from '../../util/use-own.ts';
import { cx } from '../../util/cx.ts';
import type { FieldTexts } from '../../forms/text-field/field-frame.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { plainRate, ppmOf, afterSteps } from './rate.ts';
import * as css from './rate-field.css.ts';

export interface RateFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'type'
      | 'size'
      | 'children'
      | 'min'
      | 'max'
      | 'step'
      | 'role'
    >,
    Omit<FieldTexts, 'icon'> {
  /** What is typed, as a percentage, for whoever keeps it. */
  value?: string;
  /** The same at first. */
  defaultValue?: string;
  /** Told of what is typed, be it a percentage or not yet. */
  onValueChange?: (value: string) => void;
  /** The least that will be taken: `0.2000`. */
  min: string;
  /** The most. */
  max: string;
  /** From one press to the next. */
  step: string;
  /** Name of the button that takes a step down. */
  lessLabel: string;
  /** Name of the button that takes a step up. */
  moreLabel: string;
}

// A field of type number takes no comma, and its steps have no ends between them.
const nature = { role: 'spinbutton' } as const;

/**
 * A percentage between two ends, typed or in steps. Data attributes, id and ref go to
 * the input, the class to the whole.
 */
export function RateField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  step,
  lessLabel,
  moreLabel,
  label,
  disabled,
  className,
  onKeyDown,
  ...rest
}: RateFieldProps) {
  const [typed, type] = useOwn(value, defaultValue, onValueChange);
  const least = ppmOf(min) ?? 0;
  const most = ppmOf(max) ?? least;
  const now = ppmOf(typed);
  const size = ppmOf(step) || 1;
  const go = (steps: number): void =>
    type(plainRate(afterSteps(now ?? least, steps, { size, least, most })));
  const press: KeyboardEventHandler<HTMLInputElement> = (event) => {
    onKeyDown?.(event);
    const way = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (way === undefined || event.defaultPrevented) return;
    // The page would scroll.
    event.preventDefault();
    go(way);
  };
  const button = (icon: 'minus' | 'plus', name: string, steps: number, isOut: boolean) => (
    <IconButton
      className={css.step}
      icon={icon}
      iconSize={20}
      variant="filled"
      label={`${name}: ${label}`}
      // The field itself is afterSteps by keys.
      tabIndex={-1}
      disabled={disabled}
      // Not disabled: the last step would take the focus away.
      aria-disabled={isOut || undefined}
      onClick={() => {
        if (!isOut) go(steps);
      }}
    />
  );
  return (
    <div className={cx(css.row, className)}>
      {button('minus', lessLabel, -1, now !== undefined && now <= least)}
      <TextField
        {...rest}
        label={label}
        className={css.field}
        value={typed}
        disabled={disabled}
        {...nature}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        aria-valuemin={least / 10_000}
        aria-valuemax={most / 10_000}
        aria-valuenow={now === undefined ? undefined : now / 10_000}
        aria-valuetext={now === undefined ? undefined : `${plainRate(now)} %`}
        end={
          <span className={css.sign} aria-hidden="true">
            %
          </span>
        }
        onKeyDown={press}
        onChange={({ target }) => type(target.value)}
      />
      {button('plus', moreLabel, 1, now !== undefined && now >= most)}
    </div>
  );
}
