import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { PayoutOptions } from '../api/payouts.ts';
import { WayToProof } from '../components/way-to-proof.tsx';
import { useMoment } from '#kernel/time/use-moment.ts';

const way = (to: string, text: string) => (
  <Button size="medium" variant="secondary" render={<Link to={to} />}>
    {text}
  </Button>
);

/**
 * What stands before a payout, the first thing first: one callout with one way
 * on. Nothing of it says that money is lost, and nothing asks to stay.
 */
export function BeforePayout({ options }: { options: PayoutOptions }) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { kycRequired, paymentPassword, lockedUntil, holdUntil, instruments } = options;
  if (kycRequired !== undefined)
    return (
      <Callout icon="verified" title={t('withdraw.unproven')} action={<WayToProof />}>
        {t('withdraw.unproven.line')}
      </Callout>
    );
  if (paymentPassword === 'unset')
    return (
      <Callout
        icon="lock"
        title={t('withdraw.pin.unset')}
        action={way(pathTo('paymentPassword'), t('withdraw.pin.set'))}
      >
        {t('withdraw.pin.unset.line')}
      </Callout>
    );
  if (paymentPassword === 'locked')
    return (
      <Callout
        tone="warning"
        icon="lock"
        title={t('withdraw.pin.locked')}
        action={way(pathTo('paymentPassword'), t('withdraw.pin.reset'))}
      >
        {lockedUntil === undefined
          ? t('withdraw.pin.locked.line')
          : t('withdraw.pin.locked.until', { at: moment(lockedUntil) })}
      </Callout>
    );
  if (instruments.length === 0)
    return (
      <Callout
        icon="withdraw"
        title={t('withdraw.card.none')}
        action={way(pathTo('addBankCard'), t('withdraw.card.add'))}
      >
        {t('withdraw.card.none.line')}
      </Callout>
    );
  if (holdUntil !== undefined)
    return (
      <Callout tone="warning" title={t('withdraw.held')}>
        {t('withdraw.held.line', { at: moment(holdUntil) })}
      </Callout>
    );
  return null;
}

/** Whether something stands before a payout at all. */
export const isStopped = ({
  kycRequired,
  paymentPassword,
  holdUntil,
  instruments,
}: PayoutOptions): boolean =>
  kycRequired !== undefined ||
  paymentPassword !== 'set' ||
  holdUntil !== undefined ||
  instruments.length === 0;
