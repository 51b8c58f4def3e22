import { compareDecimals } from '@livery/ui/money';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { DepositOrder, DepositStatus } from '../api/deposit-order.ts';
import { looksOf } from '../components/status-look.ts';
import { lessOf } from '../deposit/quote.ts';
import { useTimeTaken } from '#kernel/time/use-time-taken.ts';

/** How a state is said and drawn; one that a newer platform tells of is said to be looked at. */
export const depositLook = looksOf<DepositStatus>(
  {
    created: { text: 'order.is.created', tone: 'neutral', icon: 'clock' },
    unclear: { text: 'order.is.unclear', tone: 'warning', icon: 'clock' },
    open: { text: 'order.is.open', tone: 'neutral', icon: 'clock' },
    settling: { text: 'order.is.settling', tone: 'neutral', icon: 'refresh' },
    failed: { text: 'order.is.failed', tone: 'danger', icon: 'close' },
    expired: { text: 'order.is.expired', tone: 'neutral', icon: 'clock' },
    cancelled: { text: 'order.is.cancelled', tone: 'neutral', icon: 'close' },
    partly_paid: { text: 'order.is.partlyPaid', tone: 'warning', icon: 'minus' },
    paid: { text: 'order.is.paid', tone: 'success', icon: 'check' },
    reversed: { text: 'order.is.reversed', tone: 'danger', icon: 'withdraw' },
    returned: { text: 'order.is.returned', tone: 'neutral', icon: 'withdraw' },
  },
  { text: 'order.is.other', tone: 'neutral', icon: 'info' },
);

/** Of those that failed; what came and may not be kept is told beside it. */
const reasons = {
  declined: 'order.failed.declined',
  no_funds: 'order.failed.noFunds',
  authentication: 'order.failed.authentication',
  account_closed: 'order.failed.accountClosed',
  invalid: 'order.failed.invalid',
  not_received: 'order.failed.notReceived',
  slip_invalid: 'order.failed.slip',
  other: 'order.failed.other',
} as const satisfies Partial<Record<NonNullable<DepositOrder['reason']>, TextKey>>;

const isFailure = (reason: string): reason is keyof typeof reasons =>
  Object.hasOwn(reasons, reason);

const plain = {
  created: 'order.line.created',
  expired: 'order.line.expired',
  cancelled: 'order.line.cancelled',
  reversed: 'order.line.reversed',
  returned: 'order.line.returned',
} as const satisfies Partial<Record<DepositStatus, TextKey>>;

const isPlain = (status: DepositStatus): status is keyof typeof plain => status in plain;

/** What is in the wallet of what has come: what was credited, less the fee. */
export const netOfDeposit = ({ credited, fee }: Pick<DepositOrder, 'credited' | 'fee'>): string =>
  lessOf(credited, fee);

export const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** It had been given up, and came all the same. */
function wasLate({ status, stages }: DepositOrder): boolean {
  if (status !== 'paid') return false;
  const end = stages.findIndex(({ stage }) => stage === 'expired' || stage === 'cancelled');
  return end >= 0 && stages.slice(end).some(({ stage }) => stage === 'credited');
}

/** The last word of a bank that took it back. */
const wasWon = ({ stages }: DepositOrder): boolean =>
  stages.findLast(({ stage }) => stage === 'reversed' || stage === 'won')?.stage === 'won';

/** How a deposit stands in words: what happened, what it means, what to do. */
export function useOrderWords(): (order: DepositOrder, way: string) => string {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const span = useTimeTaken();
  /** Where a person looks for it, and no provider tells of it. */
  const byHand = ({ nextStep, manual }: DepositOrder): string | undefined => {
    if (manual === undefined) return undefined;
    if (nextStep === 'send_slip') return t('order.line.slip');
    if (nextStep === 'pay') return t('order.line.byHand');
    if (manual.sentAt === undefined) return undefined;
    const line = t('order.line.looked');
    return manual.usual === undefined
      ? line
      : `${line} ${t('order.line.usual', { time: span(manual.usual.seconds) })}`;
  };
  return (order, way) => {
    const { status, reason = 'other', amount, credited } = order;
    if (status === 'open' || status === 'settling') {
      const line = byHand(order);
      if (line !== undefined) return line;
    }
    if (status === 'paid') {
      const line = t('order.line.paid', { amount: money(netOfDeposit(order)) });
      if (wasLate(order)) return `${line} ${t('order.line.late')}`;
      return compareDecimals(credited, amount) > 0
        ? `${line} ${t('order.line.more', { amount: money(amount) })}`
        : line;
    }
    if (status === 'partly_paid') {
      const line = t('order.line.partlyPaid', {
        received: money(order.received),
        amount: money(amount),
      });
      return order.nextStep === 'pay_rest' ? `${line} ${t('order.line.rest')}` : line;
    }
    if (status === 'failed') return t(isFailure(reason) ? reasons[reason] : reasons.other);
    if (status === 'reversed' && wasWon(order)) return t('order.line.won');
    if (isPlain(status)) return t(plain[status]);
    if (status === 'open') return t('order.line.open', { way });
    return status === 'settling'
      ? t('order.line.settling', { way })
      : t('order.line.unclear', { way });
  };
}
