import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useTimeTaken } from '#kernel/time/use-time-taken.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { PayoutOrder, PayoutStatus } from '../api/payouts.ts';
import { looksOf } from '../components/status-look.ts';
import { quoteOf } from '../deposit/quote.ts';

/** How a state is said and drawn; one that a newer platform tells of is said to be looked at. */
export const payoutLook = looksOf<PayoutStatus>(
  {
    requested: { text: 'withdraw.is.requested', tone: 'neutral', icon: 'clock' },
    review: { text: 'withdraw.is.review', tone: 'neutral', icon: 'clock' },
    approved: { text: 'withdraw.is.approved', tone: 'neutral', icon: 'check' },
    sending: { text: 'withdraw.is.sending', tone: 'neutral', icon: 'send' },
    unclear: { text: 'withdraw.is.unclear', tone: 'warning', icon: 'clock' },
    sent: { text: 'withdraw.is.sent', tone: 'neutral', icon: 'send' },
    partly_paid: { text: 'withdraw.is.partlyPaid', tone: 'warning', icon: 'minus' },
    paid: { text: 'withdraw.is.paid', tone: 'success', icon: 'check' },
    refused: { text: 'withdraw.is.refused', tone: 'danger', icon: 'close' },
    failed: { text: 'withdraw.is.failed', tone: 'danger', icon: 'close' },
    returned: { text: 'withdraw.is.returned', tone: 'warning', icon: 'refresh' },
  },
  { text: 'withdraw.is.other', tone: 'neutral', icon: 'info' },
);

const reasons: Readonly<Record<NonNullable<PayoutOrder['reason']>, TextKey>> = {
  declined: 'withdraw.why.declined',
  no_funds: 'withdraw.why.other',
  authentication: 'withdraw.why.other',
  account_closed: 'withdraw.why.closed',
  invalid: 'withdraw.why.invalid',
  identity: 'withdraw.why.identity',
  account: 'withdraw.why.account',
  name: 'withdraw.why.name',
  other: 'withdraw.why.other',
};

/** How long it usually takes. */
export function useUsual(): (seconds: number) => string {
  const { t } = useTranslation();
  const span = useTimeTaken();
  return (seconds) => t('withdraw.usual', { time: span(seconds) });
}

/** How a payout stands: what happened, what it means, and no word of why somebody looks at it. */
export function usePayoutWords(): (order: PayoutOrder) => string {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  return ({ status, reason = 'other', amount, fee, paid, returned }) => {
    const why = t(Object.hasOwn(reasons, reason) ? reasons[reason] : reasons.other);
    switch (status) {
      case 'paid':
        return t('withdraw.line.paid', { amount: money(payoutNet(paid, fee)) });
      case 'partly_paid':
        return t('withdraw.line.partlyPaid', { paid: money(paid), returned: money(returned) });
      case 'refused':
        return t('withdraw.line.refused', { amount: money(amount), why });
      case 'failed':
        return t('withdraw.line.failed', { amount: money(amount), why });
      case 'returned':
        return t('withdraw.line.returned', { amount: money(returned) });
      case 'requested':
      case 'review':
        return t('withdraw.line.review');
      case 'approved':
      case 'sending':
        return t('withdraw.line.sending');
      case 'sent':
        return t('withdraw.line.sent');
      default:
        return t('withdraw.line.unclear');
    }
  };
}

/** What arrives of what leaves the wallet. */
export const payoutNet = (amount: string, fee: string): string =>
  quoteOf({ fee: { fixed: fee, percent: '0.00' } }, amount).credit;
