import { useMoment } from '#kernel/time/use-moment.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { nowTexts, typeTexts, useLimitAmount } from '../words.ts';
import type { ReachedLimit } from './reached-limit.ts';

/** Which limit it is, what is left of it, and when it begins anew. */
export function useLimitWords(currency: string): (limit: ReachedLimit) => string {
  const { t } = useTranslation();
  const amountOf = useLimitAmount(currency);
  const moment = useMoment();
  return ({ type, period, amount, room, resetAt }) => {
    const limit = amountOf(type, amount);
    if (type === 'stake' || room === undefined) return t('reached.single', { limit });
    const words = t('reached.left', {
      type: t(typeTexts[type]),
      period: t(nowTexts[period]),
      room: amountOf(type, room),
      limit,
    });
    return resetAt === undefined
      ? words
      : `${words} ${t('reached.reset', { at: moment(resetAt) })}`;
  };
}
