import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { formatMoney, maskDigits } from '../../foundations/money/format-money.ts';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import { RollingNumber } from '../number-ticker/rolling-number.tsx';
import * as css from './balance.css.ts';

export interface BalanceProps extends Omit<ComponentProps<'div'>, 'hidden' | 'children'> {
  /** A decimal string; absent until it is known. */
  amount: string | undefined;
  /** The sign of the currency. */
  symbol: string;
  /** The language whose way of writing numbers is used. */
  locale: string;
  /** What the amount is, for those who do not see it. */
  label: string;
  /** The player has chosen to hide it, for whoever keeps that. */
  concealed?: boolean;
  /** Whether it is hidden at first. */
  defaultConcealed?: boolean;
  /** The eye was pressed. */
  onConcealedChange?: (concealed: boolean) => void;
  /** Name of the eye while the amount is shown. */
  concealLabel?: string | undefined;
  /** Name of the eye while it is hidden. */
  revealLabel?: string | undefined;
  /** Being fetched again: masked meanwhile, so that no old figure is taken for the new one. */
  loading?: boolean;
  /** Asks for the amount anew. */
  onRefresh: () => void;
  /** Name of the button that asks. */
  refreshLabel?: string | undefined;
  /** `BalanceAction`. */
  end?: ReactNode;
  /** Shown first once the wallet row is all that is left of the header: the menu button. */
  start?: ReactNode;
  /** Stands alone at the top, after the page was scrolled. */
  stuck?: boolean;
}

export function Balance({
  amount,
  symbol,
  locale,
  label,
  concealed,
  defaultConcealed = false,
  onConcealedChange,
  concealLabel,
  revealLabel,
  loading = false,
  onRefresh,
  refreshLabel,
  end,
  start,
  stuck,
  className,
  ...rest
}: BalanceProps) {
  const word = useLabels();
  const [hidden, setHidden] = useOwn(concealed, defaultConcealed, onConcealedChange);
  const money = formatMoney(amount ?? '0', { locale, symbol });
  const masked = hidden || loading || amount === undefined;
  return (
    <div {...rest} className={cx(css.balance, className)} data-stuck={stuck ? '' : undefined}>
      {start ? <div className={css.start}>{start}</div> : null}
      <div className={css.body}>
        <button type="button" className={css.toggle} onClick={() => setHidden(!hidden)}>
          <Icon name={hidden ? 'eye-closed' : 'eye'} className={css.eye} />
          <span className={css.texts}>
            <span className={css.label}>{label}</span>
            <RollingNumber
              className={css.amount}
              aria-busy={loading}
              value={masked ? undefined : money}
              placeholder={maskDigits(money)}
            />
          </span>
          <span className={hiddenText}>
            {hidden ? word('show', revealLabel) : word('hide', concealLabel)}
          </span>
        </button>
        <IconButton
          className={css.refresh}
          icon="refresh"
          iconSize={20}
          label={word('refresh', refreshLabel)}
          disabled={loading}
          onClick={onRefresh}
        />
      </div>
      {end}
    </div>
  );
}
