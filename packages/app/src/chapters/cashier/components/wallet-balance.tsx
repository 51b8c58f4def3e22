import { useTranslation } from '@livery/web/texts/use-translation';
import { Balance, BalanceAction } from '@livery/ui/balance';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useWallet } from '../api/wallet.ts';
import { setBalanceHidden, useBalanceHidden } from '../balance-hidden.ts';

export interface WalletBalanceProps {
  readonly userName: string;
  /** All that is left of the header after scrolling. */
  readonly stuck?: boolean;
  /** Beside it there is room for a way to add to it; the menu at the thumb has one on every page. */
  readonly roomy?: boolean;
}

/** The member's money: hidden by choice, masked while it is fetched. */
export function WalletBalance({ userName, stuck = false, roomy = false }: WalletBalanceProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const merchant = useMerchant();
  const wallet = useWallet(userName);
  const hidden = useBalanceHidden();
  const format = useMoneyFormat(wallet.data?.currency ?? merchant.currency);

  const refresh = async (): Promise<void> => {
    const { error } = await wallet.refetch();
    if (error) toast.show({ tone: 'danger', text: errorText(error, t) });
  };
  return (
    <Balance
      amount={wallet.data?.sumBalance}
      {...format}
      label={t('balance.label')}
      concealed={hidden}
      onConcealedChange={setBalanceHidden}
      concealLabel={t('balance.hide')}
      revealLabel={t('balance.show')}
      loading={wallet.isFetching}
      onRefresh={() => void refresh()}
      refreshLabel={t('balance.refresh')}
      end={
        roomy ? (
          <BalanceAction render={<Link to={pathTo('deposit')} />}>{t('nav.deposit')}</BalanceAction>
        ) : undefined
      }
      stuck={stuck}
    />
  );
}
