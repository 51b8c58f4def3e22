import { useTranslation } from '@livery/web/texts/use-translation';
import type { IconName } from '@livery/ui/icon';
import { List, ListRow } from '@livery/ui/list-row';
import { Sheet } from '@livery/ui/sheet';
import { Text } from '@livery/ui/text';
import { ChatRow, useServiceWays, WayRow, type ServiceWay, type WayRowProps } from '#chapters/site';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

interface Look {
  readonly icon: IconName;
  readonly text: TextKey;
}

const whatsapp: Look = { icon: 'whatsapp', text: 'service.whatsapp' };

const looks: Readonly<Record<ServiceWay['csType'], Look>> = {
  FACEBOOK: { icon: 'facebook', text: 'service.facebook' },
  YOUTUBE: { icon: 'youtube', text: 'service.youtube' },
  // All that is left of this kind: the chat of the house has a row of its own.
  LIVECHAT: whatsapp,
};

const lookOf = ({ csType, title }: ServiceWay): Look =>
  title === 'whatsapp' ? whatsapp : looks[csType];

/** Ways that the platform knows, then those that stand in the brand's own data. */
function useRows(others: readonly ServiceWay[]): readonly WayRowProps[] {
  const { t } = useTranslation();
  const { email, phone } = useMerchant().contacts;
  return [
    ...others.map((way) => {
      const { icon, text } = lookOf(way);
      return { icon, label: t(text), to: way.url };
    }),
    ...(email ? [{ icon: 'mail', label: email, to: `mailto:${email}` } as const] : []),
    ...(phone ? [{ icon: 'phone', label: phone, to: `tel:${phone}` } as const] : []),
  ];
}

export interface ServiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Whom to ask, and what is answered already: every brand has the latter. */
export function Service({ open, onClose }: ServiceProps) {
  const { t } = useTranslation();
  const { hours } = useMerchant().contacts;
  const { chat, others } = useServiceWays(open);
  return (
    <Sheet open={open} onClose={onClose} title={t('nav.service')}>
      {hours ? <Text tone="soft">{hours}</Text> : null}
      <List aria-label={t('nav.service')}>
        {FLAGS.CBS3 && chat ? <ChatRow to={chat.url} /> : null}
        {useRows(others).map((row) => (
          <WayRow key={row.to} {...row} />
        ))}
        <ListRow
          icon="info"
          label={t('title.help')}
          render={<Link to={pathTo('help')} onClick={onClose} />}
        />
      </List>
    </Sheet>
  );
}
