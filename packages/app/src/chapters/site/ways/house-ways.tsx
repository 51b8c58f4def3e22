import { useQuery } from '@tanstack/react-query';
import { List, ListRow } from '@livery/ui/list-row';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { whitelabelQuery } from '../api/whitelabel.ts';
import { ChatRow } from './chat-row.tsx';
import { useServiceWays } from './use-service-ways.ts';
import { WayRow } from './way-row.tsx';

/** Who answers, who does business with the house, and what is answered already. Nothing moves under a thumb: all come together. */
export function HouseWays() {
  const { t } = useTranslation();
  const { chat, others, isPending: isAsking } = useServiceWays();
  const { data: label, isPending } = useQuery(whitelabelQuery(useLanguage()));
  const { email, phone, hours } = useMerchant().contacts;
  const own = email ? `mailto:${email}` : phone && `tel:${phone}`;
  const service = others[0]?.url ?? own;
  const affiliate = label?.contacts.find(
    ({ labelNameEn, url }) => /affiliate/i.test(labelNameEn) && /^https:/i.test(url),
  );
  if (isAsking || isPending) return <SkeletonRows count={3} height="list" />;
  return (
    <List aria-label={t('house.ways')}>
      {FLAGS.CBS3 && chat ? <ChatRow to={chat.url} description={t('flag.CBS3.chat.line')} /> : null}
      {affiliate ? (
        <WayRow
          icon="invite"
          label={t('house.affiliate')}
          description={t('house.affiliate.line')}
          to={affiliate.url}
        />
      ) : null}
      {service ? (
        <WayRow
          icon="headset"
          label={t('nav.service')}
          description={hours ?? t('house.service')}
          to={service}
        />
      ) : null}
      <ListRow
        rich
        icon="info"
        label={t('title.help')}
        description={t('house.help')}
        render={<Link to={pathTo('help')} />}
      />
    </List>
  );
}
