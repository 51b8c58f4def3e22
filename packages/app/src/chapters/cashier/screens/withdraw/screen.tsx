import { useQuery } from '@tanstack/react-query';
import { Callout } from '@livery/ui/callout';
import { TextLink } from '@livery/ui/link';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { payoutOptionsQuery } from '../../api/payouts.ts';
import * as css from '../../deposit/deposit.css.ts';
import { BeforePayout, isStopped } from '../../payout/before-payout.tsx';
import { OwnFunds } from '../../payout/own-funds.tsx';
import { PayoutForm } from '../../payout/payout-form.tsx';
import { PayoutSkeleton } from '../../payout/payout-skeleton.tsx';
import { hasEnough } from '../../payout/use-payout-flow.ts';

/** Paying out: what there is, what stands before it, and the order itself. */
export function WithdrawScreen({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const { data, error, isFetching, refetch } = useQuery(payoutOptionsQuery(userName));
  if (!data)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PayoutSkeleton />
    );
  const funds = <OwnFunds userName={userName} options={data} />;
  if (!isStopped(data) && hasEnough(data))
    return (
      <PayoutForm userName={userName} options={data}>
        {funds}
      </PayoutForm>
    );
  return (
    <div className={css.page}>
      {funds}
      {isStopped(data) ? (
        <BeforePayout options={data} />
      ) : (
        <Callout title={t('withdraw.nothing')}>
          {t('withdraw.nothing.line', { min: money(data.min) })}
        </Callout>
      )}
      <TextLink quiet render={<Link to={pathTo('withdrawals')} />}>
        {t('withdraw.toOrders')}
      </TextLink>
    </div>
  );
}
