import { use, useId, useState, type ComponentProps } from 'react';

import { compareDecimals, inText } from '../../foundations/money/index.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import { ChipGroup, FilterChip } from '../chip-group/chip-group.tsx';
import { FieldFrame, controlProps, type FieldTexts } from '../text-field/field-frame.tsx';
import * as field from '../text-field/text-field.css.ts';
import { ToldByForm } from '../text-field/told-by-form.ts';
import {
  amountFault,
  keptOf,
  notationOf,
  plainAmount,
  readAmount,
  showAmount,
  type AmountFault,
  type AmountFormat,
  type AmountRange,
} from './amount.ts';
import * as css from './amount-field.css.ts';
import { LargeFrame } from './large-frame.tsx';

export interface AmountFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'children' | 'min' | 'max'
    >,
    Omit<FieldTexts, 'icon'>,
    AmountFormat,
    AmountRange {
  /** A decimal string, or nothing, for whoever keeps it. */
  value?: string;
  /** The amount at first. */
  defaultValue?: string;
  /** Told of the decimal string that was typed or chosen. */
  onValueChange?: (value: string) => void;
  /** The sign of the money where the merchant writes another than the language does. */
  symbol?: string;
  /** Amounts that one press gives, as decimal strings. */
  quick?: readonly string[];
  /** What these are, for those who do not see them below the field. */
  quickLabel?: string;
  /** What may be given, in words; stands below unless there is a hint or an error. */
  rangeLabel?: (min: string | undefined, max: string | undefined) => string;
  /**
   * What is wrong, in words that name the bound. Too much is said at once, too little
   * when the field is left; an `error` of the caller's comes first.
   */
  faultLabel?: (fault: Exclude<AmountFault, 'empty'>, bound: string) => string;
  /** The one figure of its page; else a field among others. */
  size?: 'medium' | 'large';
}

const none: readonly string[] = [];

/** How much room a large figure takes: a long one is written smaller. */
const lengthOf = (figures: string): 'long' | 'longest' | undefined => {
  if (figures.length > 16) return 'longest';
  return figures.length > 9 ? 'long' : undefined;
};

/**
 * An amount of money: a decimal string from the first key to the server, never a
 * floating number. Data attributes, id and ref go to the input, the class to the
 * whole; under its name the decimal string is sent.
 */
export function AmountField({
  label,
  mark,
  hint,
  error: told,
  locale,
  currency,
  symbol,
  min,
  max,
  value,
  defaultValue = '',
  onValueChange,
  quick = none,
  quickLabel = label,
  rangeLabel,
  faultLabel,
  size = 'medium',
  name,
  disabled,
  id,
  className,
  onFocus,
  onBlur,
  ...rest
}: AmountFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [amount, setAmount] = useOwn(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string>();
  const [wasLeft, setWasLeft] = useState(false);
  const notation = notationOf({ locale, currency });
  const sign = symbol ?? notation.symbol;
  const full = (one: string): string => {
    const figures = showAmount(one, locale, notation);
    return inText(notation.before ? `${sign}${figures}` : `${figures} ${sign}`);
  };
  const ranged = min !== undefined || max !== undefined;
  const below =
    hint ?? (rangeLabel && ranged ? rangeLabel(min && full(min), max && full(max)) : undefined);
  const fault = amountFault(amount, { min, max });
  const isSaid = fault === 'most' || (fault === 'least' && wasLeft);
  const bound = fault === 'most' ? max : min;
  const own = isSaid && bound !== undefined ? faultLabel?.(fault, full(bound)) : undefined;
  const error = told ?? own;
  // A form around it says what it was told of, and knows nothing of this.
  const isTold = use(ToldByForm) && told !== undefined;
  const isLarge = size === 'large';
  const Frame = isLarge ? LargeFrame : FieldFrame;
  const shown = draft ?? showAmount(amount, locale, notation);
  const drawn = (
    <span
      className={isLarge ? css.largeSign : css.sign}
      data-off={disabled ? '' : undefined}
      translate="no"
    >
      {sign}
    </span>
  );
  return (
    <Stack gap={isLarge ? 'l' : 'm'} className={className}>
      <ToldByForm value={isTold}>
        <Frame
          id={inputId}
          className={undefined}
          {...{ label, mark, error }}
          hint={below}
          {...(notation.before ? { start: drawn } : { end: drawn })}
        >
          <input
            autoComplete="off"
            placeholder={isLarge ? showAmount('0', locale, notation) : ' '}
            {...rest}
            {...controlProps(inputId, { hint: below, error }, rest['aria-describedby'])}
            type="text"
            inputMode={notation.places > 0 ? 'decimal' : 'numeric'}
            disabled={disabled}
            className={isLarge ? css.largeFigures : cx(field.input, css.figures)}
            data-length={isLarge ? lengthOf(shown) : undefined}
            data-sign={isLarge && !notation.before ? 'behind' : undefined}
            value={shown}
            onFocus={both(onFocus, () => setDraft(plainAmount(amount, notation)))}
            onBlur={both(onBlur, () => {
              setDraft(undefined);
              setWasLeft(true);
            })}
            onChange={({ target }) => {
              const typed = keptOf(target.value, notation);
              // No amount: what was there stays.
              if (typed === undefined) return;
              setDraft(typed);
              setAmount(readAmount(typed, notation));
            }}
          />
          {name ? <input type="hidden" name={name} value={amount} disabled={disabled} /> : null}
        </Frame>
      </ToldByForm>
      {quick.length > 0 ? (
        <ChipGroup label={quickLabel} labelHidden even={isLarge} disabled={disabled}>
          {quick.map((one) => (
            <FilterChip
              key={one}
              type="radio"
              name={`${inputId}-quick`}
              // It belongs to no form: what is sent is the amount.
              form=""
              // More than may be given is no way to press.
              disabled={max !== undefined && compareDecimals(one, max) > 0}
              checked={amount !== '' && compareDecimals(amount, one) === 0}
              onChange={() => setAmount(one)}
            >
              {full(one)}
            </FilterChip>
          ))}
        </ChipGroup>
      ) : null}
    </Stack>
  );
}
