import { useQuery } from '@tanstack/react-query';
import { Callout } from '@livery/ui/callout';
import { Heading } from '@livery/ui/heading';
import { TextLink } from '@livery/ui/link';
import { compareDecimals } from '@livery/ui/money';
import { WalletHead } from '@livery/ui/wallet-head';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { merchantWalletsQuery } from '../../api/merchant-wallets.ts';
import { vendorWalletsQuery } from '../../api/vendor-wallets.ts';
import { setBalanceHidden, useBalanceHidden } from '../../balance-hidden.ts';
import { BringBack } from '../../components/bring-back.tsx';
import * as css from '../../deposit/deposit.css.ts';
import { MoveForm, type MoveFormProps } from '../../wallet-move/move-form.tsx';
import { WalletSkeleton } from './skeleton.tsx';

function Moving(given: MoveFormProps) {
  const { t } = useTranslation();
  if (given.studios.length === 0)
    return <Callout title={t('move.one')}>{t('move.one.line')}</Callout>;
  return (
    <section className={css.part} aria-label={t('move.title')}>
      <Heading step="s5">{t('move.title')}</Heading>
      <MoveForm {...given} />
    </section>
  );
}

interface WalletScreenProps {
  readonly userName: string;
  /** Whether this kind of account plays for money. */
  readonly mayMove: boolean;
}

/** All of a member's money, where it lies, and how it gets from one wallet into another. */
export function WalletScreen({ userName, mayMove }: WalletScreenProps) {
  const { t } = useTranslation();
  const { code, currency } = useMerchant();
  const format = useMoneyFormat(currency);
  const concealed = useBalanceHidden();
  const own = useQuery(vendorWalletsQuery(userName));
  const open = useQuery(merchantWalletsQuery(userName, code));
  if (!own.data || !open.data) {
    const failed = own.data ? open : own;
    if (!failed.error) return <WalletSkeleton />;
    const retry = () => void Promise.all([own.refetch(), open.refetch()]);
    return <PageFailed error={failed.error} busy={failed.isFetching} onRetry={retry} />;
  }
  const { cash, wallets, sumBalance } = own.data;
  const filled = wallets.filter(({ balance }) => compareDecimals(balance, '0') > 0);
  const studios = filled.map(({ displayName, balance }) => ({
    label: displayName,
    amount: balance,
  }));
  return (
    <div className={css.page}>
      <WalletHead
        label={t('wallet.total')}
        amount={sumBalance}
        {...format}
        parts={studios.length > 0 ? [{ label: t('wallet.main'), amount: cash }, ...studios] : []}
        concealed={concealed}
        onConcealedChange={setBalanceHidden}
        concealLabel={t('balance.hide')}
        revealLabel={t('balance.show')}
      >
        {filled.length > 0 ? <BringBack userName={userName} label={t('move.back.all')} /> : null}
      </WalletHead>
      {mayMove ? <Moving userName={userName} cash={cash} studios={open.data.wallets} /> : null}
      <TextLink quiet render={<Link to={pathTo('bonus')} />}>
        {t('title.bonus')}
      </TextLink>
      <TextLink quiet render={<Link to={pathTo('transactions')} />}>
        {t('title.transactions')}
      </TextLink>
    </div>
  );
}
