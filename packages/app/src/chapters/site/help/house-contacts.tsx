import { useQuery } from '@tanstack/react-query';
import { ContactBlock } from '@livery/ui/contact-block';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { whitelabelQuery } from '../api/whitelabel.ts';

/** As each calls itself, in every language. */
const names = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  twitter: 'X',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
} as const;

const isWeb = ({ url }: { readonly url: string }): boolean => /^https:\/\//i.test(url);

/** Where the house is found, by the platform or else by the brand, and what playing for money may do. */
export function HouseContacts() {
  const { t } = useTranslation();
  const { links, minAge } = useMerchant();
  const { data } = useQuery(whitelabelQuery(useLanguage()));
  const told = data?.contacts.map(({ labelNameEn, url }) => ({ type: labelNameEn, url })) ?? [];
  const own = Object.entries(links).map(([type, url]) => ({ type, url }));
  return (
    <ContactBlock
      title={t('help.contacts')}
      links={[...told, ...own].filter(isWeb)}
      names={names}
      warning={data?.riskText || t('help.risk', { age: minAge })}
    />
  );
}
