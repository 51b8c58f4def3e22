import { ApiError } from '@livery/web/http/api-error';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { toldBy } from '../api/refusal.ts';
import { useMoment } from '#kernel/time/use-moment.ts';

interface RefusalWords {
  /** Nothing where nothing was refused. */
  readonly text: string | undefined;
  /** The six digits are to blame. */
  readonly isOfPin: boolean;
}

/** Why something that is signed with the payment password was not done, in words that say what to do. */
export function useRefusalWords(): (error: unknown) => RefusalWords {
  const { t } = useTranslation();
  const moment = useMoment();
  const money = useMoney(useMerchant().currency);
  return (error) => {
    if (error === undefined) return { text: undefined, isOfPin: false };
    const { code, number, text } = toldBy(error);
    const left = number('attemptsLeft');
    const until = number('until');
    const usableAt = number('usableAt');
    const [min, max] = [text('min'), text('max')];
    if (code === 'payment_password.wrong' && left !== undefined)
      return { text: t('withdraw.pin.wrong', { count: left }), isOfPin: true };
    if (code === 'payment_password.locked' && until !== undefined)
      return { text: t('withdraw.pin.locked.until', { at: moment(until) }), isOfPin: true };
    if (code === 'withdraw.held' && until !== undefined)
      return { text: t('withdraw.held.line', { at: moment(until) }), isOfPin: false };
    if (code === 'card.new' && usableAt !== undefined)
      return { text: t('cards.new.until', { at: moment(usableAt) }), isOfPin: false };
    if (code === 'amount.range' && min !== undefined && max !== undefined)
      return {
        text: t('withdraw.between', { min: money(min), max: money(max) }),
        isOfPin: false,
      };
    // Nobody knows whether it came: the same press asks for the same order.
    if (error instanceof ApiError && error.status === 0)
      return { text: t('withdraw.unheard'), isOfPin: false };
    return { text: errorText(error, t), isOfPin: code?.startsWith('payment_password.') === true };
  };
}
