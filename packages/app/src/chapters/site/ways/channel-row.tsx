import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { downloadsQuery } from '../api/downloads.ts';
import { channelsOf } from '../channels.ts';
import { WayRow } from './way-row.tsx';

/** Where the house speaks to everybody. It stands first: its room is kept until it is known whether there is one. */
export function ChannelRow() {
  const { t } = useTranslation();
  const { name, links } = useMerchant();
  const { data, isPending } = useQuery(downloadsQuery);
  const channel = channelsOf(data?.list ?? [], links).find(({ icon }) => icon === 'telegram');
  if (channel)
    return (
      <WayRow
        icon="telegram"
        label={channel.name}
        description={t('house.channel', { name })}
        to={channel.url}
      />
    );
  return isPending ? <SkeletonRows count={1} height="rich" /> : null;
}
