import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { Link } from '#kernel/routing/link.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { instrumentsQuery } from '../../api/instruments.ts';
import { payoutOptionsQuery } from '../../api/payouts.ts';
import * as css from '../../deposit/deposit.css.ts';
import { AddInstrument } from '../../instruments/add-instrument.tsx';
import { PayoutSkeleton } from '../../payout/payout-skeleton.tsx';

/** Another place that money may be sent to. The payment password signs it, so that it comes first. */
export function AddBankCardScreen({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const known = useQuery(instrumentsQuery(userName));
  const options = useQuery(payoutOptionsQuery(userName));
  const error = known.error ?? options.error;
  if (!known.data || !options.data)
    return error ? (
      <PageFailed
        error={error}
        busy={known.isFetching || options.isFetching}
        onRetry={() => {
          void known.refetch();
          void options.refetch();
        }}
      />
    ) : (
      <PayoutSkeleton />
    );
  if (options.data.paymentPassword === 'unset')
    return (
      <div className={css.page}>
        <Callout
          icon="lock"
          title={t('withdraw.pin.unset')}
          action={
            <Button
              size="medium"
              variant="secondary"
              render={<Link to={pathTo('paymentPassword')} />}
            >
              {t('withdraw.pin.set')}
            </Button>
          }
        >
          {t('cards.pin.first')}
        </Callout>
      </div>
    );
  return <AddInstrument userName={userName} rails={known.data.rails} />;
}
