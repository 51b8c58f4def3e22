import { Heading } from '@livery/ui/heading';
import { List, ListFact } from '@livery/ui/list-row';
import { Surface } from '@livery/ui/surface';
import { Text } from '@livery/ui/text';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Bonus, PastBonus } from '../api/bonus.ts';
import * as css from './bonus.css.ts';
import { GiveUp } from './give-up.tsx';

interface WaitingProps {
  readonly userName: string;
  readonly waiting: readonly Bonus[];
  readonly cash: string;
}

/** Those whose turn comes later, in their order. */
export function WaitingBonuses({ userName, waiting, cash }: WaitingProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  return (
    <section className={css.part} aria-label={t('bonus.waiting')}>
      <Heading step="s5">{t('bonus.waiting')}</Heading>
      <ul className={css.waiting}>
        {waiting.map((bonus) => (
          <Surface key={bonus.id} pad="l" render={<li className={css.one} />}>
            <Heading level={3} step="s4">
              {bonus.title}
            </Heading>
            <Text tone="soft">{t('bonus.waiting.line', { amount: money(bonus.balance) })}</Text>
            <GiveUp userName={userName} bonus={bonus} cash={cash} />
          </Surface>
        ))}
      </ul>
    </section>
  );
}

const ends: Readonly<Partial<Record<PastBonus['state'], TextKey>>> = {
  earned: 'bonus.end.earned',
  given_up: 'bonus.end.givenUp',
  expired: 'bonus.end.expired',
  ended: 'bonus.end.ended',
};

/** What became of those that are over. */
export function PastBonuses({ past }: { readonly past: readonly PastBonus[] }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  return (
    <section className={css.part} aria-label={t('bonus.past')}>
      <Heading step="s5">{t('bonus.past')}</Heading>
      <List className={css.past}>
        {past.map(({ id, title, state, earned, amount, why }) => {
          const end = why === 'spent' ? 'bonus.end.spent' : (ends[state] ?? 'bonus.end.ended');
          return (
            <ListFact
              key={id}
              icon="gift"
              label={title}
              description={t(end, { earned: money(earned), amount: money(amount) })}
            />
          );
        })}
      </List>
    </section>
  );
}
