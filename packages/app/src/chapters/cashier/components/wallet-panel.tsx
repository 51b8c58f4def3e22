import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { Inline } from '@livery/ui/inline';
import { maskDigits } from '@livery/ui/money';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useWallet } from '../api/wallet.ts';
import { setBalanceHidden, useBalanceHidden } from '../balance-hidden.ts';
import { VendorWallets } from './vendor-wallets.tsx';
import * as css from './wallet-panel.css.ts';

/** All of a member’s money in one large figure, and where it lies. */
export function WalletPanel({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const toast = useToast();
  const { data, isFetching, refetch } = useWallet(userName);
  const isHidden = useBalanceHidden();
  const money = useMoney(data?.currency ?? currency)(data?.sumBalance ?? '0');
  const isMasked = isHidden || isFetching || data === undefined;

  const refresh = async (): Promise<void> => {
    const { error } = await refetch();
    if (error) toast.show({ tone: 'danger', text: errorText(error, t) });
  };
  return (
    <section className={css.panel} aria-label={t('balance.label')}>
      <div className={css.line}>
        <span className={css.label}>{t('wallet.total')}</span>
        <IconButton
          icon={isHidden ? 'eye-closed' : 'eye'}
          iconSize={20}
          label={isHidden ? t('balance.show') : t('balance.hide')}
          onClick={() => setBalanceHidden(!isHidden)}
        />
        <IconButton
          icon="refresh"
          iconSize={20}
          label={t('balance.refresh')}
          disabled={isFetching}
          onClick={() => void refresh()}
        />
      </div>
      <output className={css.amount} aria-label={t('balance.label')} aria-busy={isFetching}>
        {isMasked ? maskDigits(money) : money}
      </output>
      <VendorWallets userName={userName} />
      <Inline gap="s" className={css.actions}>
        <Button
          size="medium"
          variant="secondary"
          icon="deposit"
          render={<Link to={pathTo('deposit')} />}
        >
          {t('nav.deposit')}
        </Button>
        <Button
          size="medium"
          variant="secondary"
          icon="withdraw"
          render={<Link to={pathTo('withdraw')} />}
        >
          {t('title.withdraw')}
        </Button>
      </Inline>
    </section>
  );
}
