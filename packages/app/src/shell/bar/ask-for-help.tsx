import { useTranslation } from 'react-i18next';
import { IconButton } from '@livery/ui/icon-button';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from './bar.css.ts';

/** The way to customer service, where the brand names one. */
export function AskForHelp() {
  const { t } = useTranslation();
  const { email, phone } = useMerchant().contacts;
  const call = phone ? `tel:${phone}` : undefined;
  const to = email ? `mailto:${email}` : call;
  if (to === undefined) return null;
  const label = t('nav.service');
  return (
    <IconButton
      icon="headset"
      className={css.help}
      label={label}
      render={<a href={to}>{label}</a>}
    />
  );
}
