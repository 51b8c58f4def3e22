import { useQuery } from '@tanstack/react-query';
import { Link } from '#kernel/routing/link.tsx';
import { List, ListRow } from '@livery/ui/list-row';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { downloadsQuery } from '../api/downloads.ts';
import { serviceWaysQuery } from '../api/service-ways.ts';
import { channelsOf } from '../channels.ts';

const linkTo = (url: string, words: string) =>
  url.startsWith('https:') ? (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : (
    <a href={url}>{words}</a>
  );

/**
 * What is answered already, who answers, and where the house speaks to everybody: what is
 * known first stands first, so that no row moves under a thumb.
 */
export function HouseWays() {
  const { t } = useTranslation();
  const merchant = useMerchant();
  const { data: downloads } = useQuery(downloadsQuery);
  const { data: ways, isPending } = useQuery(serviceWaysQuery(merchant));
  const { email, phone, hours } = merchant.contacts;
  const channel = channelsOf(downloads?.list ?? [], merchant.links).find(
    ({ icon }) => icon === 'telegram',
  );
  const own = email ? `mailto:${email}` : phone && `tel:${phone}`;
  const service = ways?.[0]?.url ?? own;
  return (
    <List aria-label={t('house.ways')}>
      <ListRow
        rich
        icon="info"
        label={t('title.help')}
        description={t('house.help')}
        render={<Link to={pathTo('help')} />}
      />
      {service ? (
        <ListRow
          rich
          icon="headset"
          label={t('nav.service')}
          description={hours ?? t('house.service')}
          render={linkTo(service, t('nav.service'))}
        />
      ) : null}
      {channel && !isPending ? (
        <ListRow
          rich
          icon="telegram"
          label={channel.name}
          description={t('house.channel', { name: merchant.name })}
          render={linkTo(channel.url, channel.name)}
        />
      ) : null}
    </List>
  );
}
