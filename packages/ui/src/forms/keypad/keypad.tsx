import { useState, useSyncExternalStore, type ComponentProps, type KeyboardEvent } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import * as css from './keypad.css.ts';
import { secretBelow, shuffledOrder, typed, usualOrder } from './order.ts';

export interface KeypadLabels {
  /** Names the key that takes the last one back. */
  readonly remove: string;
  /** Names the key of the decimal sign, where there is one. */
  readonly decimal?: string;
}

export interface KeypadProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** What is typed with it. */
  label: string;
  /** The words of its other keys. */
  labels: KeypadLabels;
  /** What was typed, in digits and a point, for whoever keeps it. */
  value?: string;
  /** What stands there at first. */
  defaultValue?: string;
  /** Told of every key. */
  onValueChange?: (value: string) => void;
  /** The most signs; twelve unless told. */
  maxLength?: number;
  /** How many places may follow a decimal sign; without any there is no such key. */
  decimals?: number;
  /** Digits stand somewhere else each time, for a PIN. */
  shuffled?: boolean;
  /** Language of the digits and the sign. */
  locale?: string;
  /** Name that a form sends what was typed by. */
  name?: string;
  /** The keys answer no press. */
  disabled?: boolean;
}

const signOf = (locale?: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/** Large keys for digits. What was typed is shown by whoever uses it. */
export function Keypad({
  label,
  labels,
  value,
  defaultValue = '',
  onValueChange,
  maxLength = 12,
  decimals = 0,
  shuffled = false,
  locale,
  name,
  disabled = false,
  className,
  onKeyDown,
  ...rest
}: KeypadProps) {
  const [said, setSaid] = useOwn(value, defaultValue, onValueChange);
  const [drawn] = useState(() => shuffledOrder(secretBelow));
  // The server draws another one, so it shows none.
  const awake = useSyncExternalStore(never, yes, no);
  const order = shuffled && awake ? drawn : usualOrder;

  const press = (key: string): void => {
    const next = disabled ? undefined : typed(said, key, { maxLength, decimals });
    if (next !== undefined) setSaid(next);
  };
  const type = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (/^\d$/.test(key) || key === 'Backspace') press(key);
    if (key === '.' || key === ',') press('.');
  };
  const keys = { onKeyDown: both(onKeyDown, type) };
  const digits = new Intl.NumberFormat(locale);
  const digitKey = (digit: number) => (
    <button
      key={digit}
      type="button"
      className={css.key}
      disabled={disabled}
      onClick={() => press(String(digit))}
    >
      {digits.format(digit)}
    </button>
  );
  return (
    <fieldset
      aria-label={label}
      {...rest}
      {...keys}
      className={cx(css.keypad, className)}
      // Keys stand as on every phone, whichever way one reads.
      dir="ltr"
    >
      {order.slice(0, 9).map(digitKey)}
      {decimals > 0 ? (
        <button
          type="button"
          className={css.key}
          disabled={disabled}
          aria-label={labels.decimal}
          onClick={() => press('.')}
        >
          {signOf(locale)}
        </button>
      ) : (
        <span />
      )}
      {order.slice(9).map(digitKey)}
      <button
        type="button"
        className={css.key}
        data-quiet=""
        disabled={disabled}
        aria-label={labels.remove}
        onClick={() => press('Backspace')}
      >
        <Icon name="backspace" />
      </button>
      {name ? <input type="hidden" name={name} value={said} disabled={disabled} /> : null}
    </fieldset>
  );
}
