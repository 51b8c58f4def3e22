import { Callout } from '@livery/ui/callout';
import { Heading } from '@livery/ui/heading';
import { OfferFacts } from '@livery/ui/offer-facts';
import { Surface } from '@livery/ui/surface';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useBonusFacts } from '#kernel/bonus/use-bonus-facts.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Bonus } from '../api/bonus.ts';
import { dayOf } from '../period.ts';
import { inFigures } from '@livery/web/texts/day-in';
import * as css from './bonus.css.ts';
import { GiveUp } from './give-up.tsx';

interface ActiveBonusProps {
  readonly userName: string;
  readonly bonus: Bonus;
  readonly cash: string;
}

/** The bonus that is wagered: how far it has come, what is left of it, and all that it asks. */
export function ActiveBonus({ userName, bonus, cash }: ActiveBonusProps) {
  const { t, language } = useTranslation();
  const { currency, timeZone } = useMerchant();
  const money = useMoney(currency);
  const factsOf = useBonusFacts();
  const { title, state, balance, wagered, required, expiresAt, terms } = bonus;
  const left = { label: t('bonus.fact.left'), value: money(balance), icon: 'gift' } as const;
  const ends = expiresAt !== undefined && {
    label: t('bonus.fact.ends'),
    value: inFigures(dayOf(expiresAt, timeZone), language),
    icon: 'calendar' as const,
  };
  const wagering = {
    label: t('promotion.progress'),
    value: Math.min(Number(wagered), Number(required)),
    max: Number(required),
    valueText: t('promotion.progress.of', { done: money(wagered), all: money(required) }),
  };
  return (
    <section className={css.part} aria-label={title}>
      <Heading step="s5">{title}</Heading>
      {state === 'closing' ? (
        <Callout title={t('bonus.closing')}>{t('bonus.closing.line')}</Callout>
      ) : null}
      <Surface pad="m">
        <OfferFacts
          wagering={wagering}
          facts={[left, ...(ends ? [ends] : []), ...factsOf(terms)]}
          terms={t('bonus.cash.first')}
        />
      </Surface>
      <GiveUp userName={userName} bonus={bonus} cash={cash} />
    </section>
  );
}
