import { List, ListFact } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { Tag } from '@livery/ui/tag';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Identity } from '../api/identity.ts';

/** What one may do as well known as one is. */
export function Opens({ limits }: Pick<Identity, 'limits'>) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const { depositLeft } = limits;
  const ways = [
    { icon: 'play', label: t('identity.opens.play'), isOpen: limits.play },
    {
      icon: 'deposit',
      label: t('identity.opens.deposit'),
      isOpen: limits.deposit,
      ...(limits.deposit && depositLeft !== undefined
        ? { description: t('identity.opens.left', { amount: money(depositLeft) }) }
        : {}),
    },
    { icon: 'withdraw', label: t('identity.opens.withdraw'), isOpen: limits.withdraw },
  ] as const;
  return (
    <section aria-label={t('identity.opens')}>
      <SectionTitle title={t('identity.opens')} />
      <List>
        {ways.map(({ isOpen, ...way }) => (
          <ListFact
            key={way.icon}
            {...way}
            end={
              isOpen ? (
                <Tag tone="success" icon="check">
                  {t('identity.opens.now')}
                </Tag>
              ) : (
                <Tag icon="lock">{t('identity.opens.later')}</Tag>
              )
            }
          />
        ))}
      </List>
    </section>
  );
}
