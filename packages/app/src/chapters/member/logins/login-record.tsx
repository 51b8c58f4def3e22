import { ListFact } from '@livery/ui/list-row';
import { Tag } from '@livery/ui/tag';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { LoginRow } from '../api/login-history.ts';

const meansTexts: Readonly<Record<LoginRow['means'], TextKey>> = {
  password: 'logins.by.password',
  once: 'logins.by.once',
  sms: 'logins.by.phone',
  firebase: 'logins.by.phone',
  google: 'logins.by.google',
  facebook: 'logins.by.facebook',
  device: 'logins.by.device',
  register: 'logins.by.register',
  passkey: 'logins.by.passkey',
};

/** One log-in, or one try that failed: by what, when and from where. */
export function LoginRecord({ login }: { login: LoginRow }) {
  const { t, language } = useTranslation();
  const { timeZone } = useMerchant();
  const { at, ip, country, device, means, ok } = login;
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  // A newer platform may know of other means; what they are called is not said wrongly.
  const by = Object.hasOwn(meansTexts, means) ? t(meansTexts[means]) : '';
  const place = [ip, country].filter(Boolean).join(', ');
  return (
    <ListFact
      icon={ok ? 'globe' : 'warning'}
      label={device || t('devices.unknown')}
      description={
        <>
          {[format.format(at), by].filter(Boolean).join(' · ')}
          {place ? (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          ) : null}
        </>
      }
      end={
        ok ? (
          <Tag tone="success">{t('logins.ok')}</Tag>
        ) : (
          <Tag tone="danger" icon="warning">
            {t('logins.failed')}
          </Tag>
        )
      }
    />
  );
}
