import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Text } from '@livery/ui/text';
import { call } from '#kernel/http/client.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from './register.css.ts';

/** What the site has to say to those who register. Where it says nothing, nothing is missed. */
export function RegisterNotice() {
  const { t } = useTranslation();
  const { code: merchantCode } = useMerchant();
  const language = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['announcements', 'm_reg', language],
    queryFn: async ({ signal }) => {
      const query = { types: 'B', groupName: 'm_reg', platform: 'M', merchantCode, language };
      return (await call('announcements', { query }, { signal })).banners;
    },
    staleTime: 60_000,
  });
  if (data.length === 0) return null;
  return (
    <section className={css.notice} aria-label={t('register.notice')}>
      {data.map(({ id, title, text }) => (
        <div key={id}>
          <Text step="s3" strong>
            {title}
          </Text>
          <Text step="s2" tone="soft">
            {text}
          </Text>
        </div>
      ))}
    </section>
  );
}
