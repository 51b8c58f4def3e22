import type { ComponentProps } from 'react';

import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { numberPlaces } from './places.ts';
import * as css from './number-ticker.css.ts';

export interface NumberTickerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number as it is to be read, with its sign and separators; money through `formatMoney`. */
  value: string;
  /** Each digit on a plate of its own, where the brand has such. */
  plates?: boolean;
}

/** A number whose digits roll when it changes. It is read out once and never announced. */
export function NumberTicker({ value, plates, className, ...rest }: NumberTickerProps) {
  return (
    <span
      {...rest}
      className={cx(css.ticker, className)}
      data-plates={plates ? '' : undefined}
      aria-live="off"
    >
      <bdi className={hiddenText}>{value}</bdi>
      <span className={css.places} aria-hidden="true" translate="no">
        {numberPlaces(value).map(({ key, text, digit, column }) =>
          digit === undefined ? (
            <span key={key} className={css.sign}>
              {text}
            </span>
          ) : (
            <span key={key} className={css.digit} data-digit={digit}>
              <span className={css.column}>{column}</span>
            </span>
          ),
        )}
      </span>
    </span>
  );
}
