import { useRef, type ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { formatMoney, type MoneyFormat } from '../../foundations/money/format-money.ts';
import { NumberTicker } from '../number-ticker/number-ticker.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useResting } from './use-resting.ts';
import * as css from './jackpot-banner.css.ts';

export interface JackpotBannerProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>, MoneyFormat {
  /** What can be won. */
  title: string;
  /** Where it can be won, such as the number of games. */
  description?: string | undefined;
  /** Says that the number is invented; required by whoever shows one. */
  demoLabel?: string | undefined;
  /** A decimal string; left out where nobody knows how it stands: then a dash. */
  amount?: string | undefined;
  /** Level of the title among the headings of the page. */
  level?: 2 | 3;
}

/** A jackpot: digits that roll, in cells on a card or as a bare figure between rules. They rest while pointed at. */
export function JackpotBanner({
  title,
  description,
  demoLabel,
  amount,
  locale,
  symbol,
  level = 2,
  className,
  ref,
  ...rest
}: JackpotBannerProps) {
  const root = useRef<HTMLElement>(null);
  const shown = useResting(root, amount ?? '');
  const Heading = `h${level}` as const;
  return (
    <section {...rest} ref={useMergedRef(root, ref)} className={cx(css.banner, className)}>
      <div className={css.head}>
        <Icon name="coins" size={20} className={css.icon} />
        <Heading className={css.title}>{title}</Heading>
        {description ? (
          <Text step="s2" className={css.note}>
            {description}
          </Text>
        ) : null}
        {demoLabel ? <p className={css.demo}>{demoLabel}</p> : null}
      </div>
      <div className={css.figure}>
        {shown === '' ? (
          <span className={css.symbol}>–</span>
        ) : (
          <>
            <span className={css.symbol} translate="no">
              {symbol}
            </span>
            <NumberTicker
              className={css.number}
              value={formatMoney(shown, { locale, symbol: '' })}
              plates
            />
          </>
        )}
      </div>
    </section>
  );
}
