import { useRef, type ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { parseDecimal } from '../../foundations/money/decimal.ts';
import { formatWhole } from '../../foundations/money/figures.ts';
import type { MoneyFormat } from '../../foundations/money/format-money.ts';
import { Inline } from '../../layout/inline/inline.tsx';
import { NumberTicker } from '../number-ticker/number-ticker.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { demo } from './jackpot-banner.css.ts';
import { useResting } from './use-resting.ts';
import * as css from './jackpot-counter.css.ts';

export interface JackpotCounterProps extends Omit<ComponentProps<'div'>, 'children'>, MoneyFormat {
  /** What the number counts. */
  label: string;
  /** Says that the number is invented; required by whoever shows one. */
  demoLabel?: string | undefined;
  /** A decimal string, shown without its fraction. */
  amount: string;
}

/** The jackpot of the side menu: a whole number that grows. */
export function JackpotCounter({
  label,
  demoLabel,
  amount,
  locale,
  symbol,
  className,
  ref,
  ...rest
}: JackpotCounterProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useResting(root, amount);
  const whole = formatWhole(BigInt(parseDecimal(shown).whole), locale);
  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={cx(css.counter, className)}>
      <Inline gap="s">
        <span className={css.label}>{label}</span>
        {demoLabel ? <span className={demo}>{demoLabel}</span> : null}
        <Icon name="coins" className={css.icon} />
      </Inline>
      <div className={css.figure}>
        <span className={css.symbol} translate="no">
          {symbol}
        </span>
        <NumberTicker value={whole} />
      </div>
    </div>
  );
}
