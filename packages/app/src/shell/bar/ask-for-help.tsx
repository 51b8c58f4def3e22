import { useTranslation } from '#kernel/i18n/use-translation.ts';
import type { MerchantData } from '@livery/themes/contract';
import { IconButton } from '@livery/ui/icon-button';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from './bar.css.ts';

/** Where customer service is reached; undefined where the brand names no channel. */
export const serviceAddress = ({ email, phone }: MerchantData['contacts']): string | undefined => {
  if (email) return `mailto:${email}`;
  return phone ? `tel:${phone}` : undefined;
};

/** The way to customer service, where the brand names one. */
export function AskForHelp({ onScene = false }: { onScene?: boolean }) {
  const { t } = useTranslation();
  const to = serviceAddress(useMerchant().contacts);
  if (to === undefined) return null;
  const label = t('nav.service');
  return (
    <IconButton
      icon="headset"
      className={onScene ? css.help : css.quiet}
      label={label}
      render={<a href={to}>{label}</a>}
    />
  );
}
