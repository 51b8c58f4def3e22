import { OfferFacts, type OfferFact } from '@livery/ui/offer-facts';
import { useMoney } from '@livery/web/texts/money';
import { useDigits } from '@livery/web/texts/numbers';
import { inFigures } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { PromotionData } from '../api/promotions.ts';
import type { StandingData } from '../api/standing.ts';
import { dayOf, isLasting } from '../period.ts';

export interface PromotionTermsProps {
  readonly promotion: PromotionData;
  readonly standing: StandingData;
}

const isSome = (amount: string): boolean => Number(amount) > 0;

/** What an offer asks for and what it gives, in figures; what it says nothing of is left out. */
function useFacts({ promotion, standing }: PromotionTermsProps): readonly OfferFact[] {
  const { t, language } = useTranslation();
  const { currency, timeZone } = useMerchant();
  const money = useMoney(currency);
  const digits = useDigits();
  const { maxBonus, minDeposit, wagering, days } = standing.terms;
  const required = standing.progress?.required;
  const times = t('promotion.times', { count: wagering, times: digits(`${wagering}`) });
  const until = standing.progress?.expiresAt;
  return [
    isSome(maxBonus) && {
      label: t('promotion.fact.bonus'),
      value: money(maxBonus),
      icon: 'gift' as const,
    },
    wagering > 0 && {
      label: t('promotion.fact.wagering'),
      value:
        required !== undefined && isSome(required)
          ? t('promotion.times.amount', { times, amount: money(required) })
          : times,
      icon: 'refresh' as const,
    },
    isSome(minDeposit) && {
      label: t('promotion.fact.deposit'),
      value: money(minDeposit),
      icon: 'deposit' as const,
    },
    days > 0 && {
      label: t(until === undefined ? 'promotion.fact.days' : 'promotion.fact.until'),
      value:
        until === undefined
          ? t('promotion.days', { count: days, days: digits(`${days}`) })
          : inFigures(dayOf(until, timeZone), language),
      icon: 'clock' as const,
    },
    {
      label: t('promotion.fact.end'),
      value: isLasting(promotion)
        ? t('promotion.lasting')
        : inFigures(dayOf(promotion.endDate, timeZone), language),
      icon: 'calendar' as const,
    },
  ].filter((fact) => fact !== false);
}

/** The terms of a promotion, and how far somebody who joined has come. */
export function PromotionTerms({ promotion, standing }: PromotionTermsProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const { status, progress } = standing;
  const facts = useFacts({ promotion, standing });
  const wagering =
    (status === 'PROCESS' || status === 'ISSUED') && progress && isSome(progress.required)
      ? {
          label: t('promotion.progress'),
          value: Math.min(Number(progress.wagered), Number(progress.required)),
          max: Number(progress.required),
          valueText: t('promotion.progress.of', {
            done: money(progress.wagered),
            all: money(progress.required),
          }),
        }
      : undefined;
  return <OfferFacts facts={facts} {...(wagering && { wagering })} />;
}
