import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Text } from '@livery/ui/text';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { registerNoticeQuery } from '../../api/register-notice.ts';
import * as css from '../register.css.ts';

/** What the site has to say to those who register. Where it says nothing, nothing is missed. */
export function RegisterNotice() {
  const { t } = useTranslation();
  const { code: merchantCode } = useMerchant();
  const { data = [] } = useQuery(registerNoticeQuery(merchantCode, useLanguage()));
  if (data.length === 0) return null;
  return (
    <section className={css.notice} aria-label={t('register.notice')}>
      {data.map(({ id, title, text }) => (
        <div key={id}>
          <Text step="s3" strong>
            <bdi>{title}</bdi>
          </Text>
          <Text step="s2" tone="soft">
            <bdi>{text}</bdi>
          </Text>
        </div>
      ))}
    </section>
  );
}
