import { useQuery } from '@tanstack/react-query';
import { compareDecimals, maskDigits } from '@livery/ui/money';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { vendorWalletsQuery } from '../api/vendor-wallets.ts';
import { useBalanceHidden } from '../balance-hidden.ts';
import * as css from './wallet-panel.css.ts';

/** Where the money lies, once some of it lies at a studio: all of it in one wallet needs no list. */
export function VendorWallets({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { data } = useQuery(vendorWalletsQuery(userName));
  const money = useMoney(data?.currency ?? currency);
  const isHidden = useBalanceHidden();
  const filled = data?.wallets.filter(({ balance }) => compareDecimals(balance, '0') > 0) ?? [];
  if (data === undefined || filled.length === 0) return null;
  const shown = (amount: string): string => (isHidden ? maskDigits(money(amount)) : money(amount));
  return (
    <dl className={css.pots} aria-label={t('wallet.where')}>
      <div className={css.pot}>
        <dt>{t('wallet.main')}</dt>
        <dd className={css.potAmount}>{shown(data.cash)}</dd>
      </div>
      {filled.map(({ vendor, displayName, balance }) => (
        <div key={vendor} className={css.pot}>
          <dt>
            <bdi>{displayName}</bdi>
          </dt>
          <dd className={css.potAmount}>{shown(balance)}</dd>
        </div>
      ))}
    </dl>
  );
}
