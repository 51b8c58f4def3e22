import type { Reply } from '@livery/contract/client';
import type { OfferFact } from '@livery/ui/offer-facts';
import { useMoney } from '@livery/web/texts/money';
import { useDigits } from '@livery/web/texts/numbers';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '../merchant.tsx';

/** Terms of a bonus, as offers and grants carry them. */
export type BonusTerms = Reply<'depositPromotions'>['offers'][number]['terms'];

const names = {
  RNG: 'category.RNG',
  LIVE: 'category.LIVE',
  FISH: 'category.FISH',
  PVP: 'category.PVP',
  SPORTS: 'category.SPORTS',
  ESPORTS: 'category.ESPORTS',
  LOTT: 'category.LOTT',
} as const;

const isNamed = (type: string): type is keyof typeof names => Object.hasOwn(names, type);

/** What a bonus asks, all of it, in the words of a page. */
export function useBonusFacts(): (terms: BonusTerms) => readonly OfferFact[] {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const digits = useDigits();
  const nameOf = (type: string): string => {
    if (type === '*') return t('bonus.games.others');
    return isNamed(type) ? t(names[type]) : type;
  };
  const countsOf = ({ weights }: BonusTerms): string =>
    weights
      .filter(({ percent }) => percent > 0)
      .map(({ type, percent }) =>
        t('bonus.counts', { games: nameOf(type), percent: digits(`${percent}`) }),
      )
      .join(' · ');
  return (terms) => [
    {
      label: t('bonus.fact.most'),
      value:
        terms.match > 0
          ? t('bonus.match', { percent: digits(`${terms.match}`), most: money(terms.maxBonus) })
          : money(terms.maxBonus),
      icon: 'gift',
    },
    {
      label: t('promotion.fact.wagering'),
      value: t('promotion.times', { count: terms.wagering, times: digits(`${terms.wagering}`) }),
      icon: 'refresh',
    },
    ...(Number(terms.minDeposit) > 0
      ? [
          {
            label: t('promotion.fact.deposit'),
            value: money(terms.minDeposit),
            icon: 'deposit' as const,
          },
        ]
      : []),
    {
      label: t('promotion.fact.days'),
      value: t('promotion.days', { count: terms.days, days: digits(`${terms.days}`) }),
      icon: 'clock',
    },
    { label: t('bonus.fact.stake'), value: money(terms.maxStake) },
    { label: t('bonus.fact.cap'), value: money(terms.cap) },
    {
      label: t('bonus.fact.product'),
      value: terms.product === 'ALL' ? t('bonus.games.all') : nameOf(terms.product),
    },
    { label: t('bonus.fact.counts'), value: countsOf(terms) },
  ];
}
