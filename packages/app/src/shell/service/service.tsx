import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import type { IconName } from '@livery/ui/icon';
import { List, ListRow } from '@livery/ui/list-row';
import { Sheet } from '@livery/ui/sheet';
import { Text } from '@livery/ui/text';
import { serviceWaysQuery, type ServiceWay } from '#chapters/site';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';

const looks: Readonly<Record<ServiceWay['csType'], { icon: IconName; text: TextKey }>> = {
  LIVECHAT: { icon: 'chat', text: 'service.chat' },
  FACEBOOK: { icon: 'facebook', text: 'service.facebook' },
  YOUTUBE: { icon: 'youtube', text: 'service.youtube' },
};

const lookOf = ({ csType, title }: ServiceWay): { icon: IconName; text: TextKey } =>
  title === 'whatsapp' ? { icon: 'whatsapp', text: 'service.whatsapp' } : looks[csType];

interface Row {
  readonly icon: IconName;
  readonly label: string;
  readonly to: string;
}

/** Ways that the platform knows, then those that stand in the brand's own data. */
function useRows(open: boolean): readonly Row[] {
  const { t } = useTranslation();
  const merchant = useMerchant();
  const { data = [] } = useQuery({ ...serviceWaysQuery(merchant), enabled: open });
  const { email, phone } = merchant.contacts;
  return [
    ...data.map((way) => {
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
  return (
    <Sheet open={open} onClose={onClose} title={t('nav.service')}>
      {hours ? <Text tone="soft">{hours}</Text> : null}
      <List aria-label={t('nav.service')}>
        {useRows(open).map(({ icon, label, to }) => (
          <ListRow
            key={to}
            icon={icon}
            label={label}
            render={
              to.startsWith('https:') ? (
                <a href={to} target="_blank" rel="noopener noreferrer">
                  {label}
                </a>
              ) : (
                <a href={to}>{label}</a>
              )
            }
          />
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
