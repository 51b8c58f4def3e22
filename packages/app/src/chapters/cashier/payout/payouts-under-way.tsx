import { useQuery } from '@tanstack/react-query';
import { List, ListRow } from '@livery/ui/list-row';
import { Text } from '@livery/ui/text';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { openPayoutsQuery } from '../api/open-payouts.ts';
import { useInstrumentName } from '../instruments/instrument-words.ts';
import * as form from '#kernel/forms/form.css.ts';
import { payoutLook } from './payout-words.ts';

/** What is on its way to somebody, and whether they ordered it; nothing where nothing is. */
export function PayoutsUnderWay({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const nameOf = useInstrumentName();
  const money = useMoney(useMerchant().currency);
  const { data = [] } = useQuery(openPayoutsQuery(userName));
  if (data.length === 0) return null;
  return (
    <section aria-label={t('withdraw.underWay')}>
      {data.some(({ byLaw }) => byLaw === true) ? <Text>{t('withdraw.byLaw')}</Text> : null}
      <List className={form.flush}>
        {data.map((order) => (
          <ListRow
            key={order.orderId}
            icon="withdraw"
            label={nameOf(order)}
            description={t(payoutLook(order.status).text)}
            value={money(order.amount)}
            render={<Link to={pathTo('withdraw', { order: order.orderId })} />}
          />
        ))}
      </List>
    </section>
  );
}
