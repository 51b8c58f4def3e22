import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import type { IconName } from '@livery/ui/icon';
import { ListRow } from '@livery/ui/list-row';
import { ServiceWidget } from '@livery/ui/service-widget';
import { serviceWaysQuery, type ServiceWay } from '#chapters/site';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { perTab } from '#kernel/storage.ts';

/** Put away for as long as the tab is open. */
const hiddenKey = 'serviceHidden';

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
function useRows(): readonly Row[] {
  const { t } = useTranslation();
  const merchant = useMerchant();
  const { data = [] } = useQuery(serviceWaysQuery(merchant));
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

/** Help within reach on every page, where there is any; whoever puts it away has it in the menu. */
export function Service() {
  const { t } = useTranslation();
  const { hours } = useMerchant().contacts;
  const rows = useRows();
  const [isHidden, setHidden] = useState(() => perTab.get(hiddenKey) !== null);
  if (isHidden || rows.length === 0) return null;
  return (
    <ServiceWidget
      label={t('nav.service')}
      description={hours}
      onHide={() => {
        perTab.set(hiddenKey, '1');
        setHidden(true);
      }}
    >
      {rows.map(({ icon, label, to }) => (
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
    </ServiceWidget>
  );
}
