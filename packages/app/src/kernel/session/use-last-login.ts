import { useTranslation } from 'react-i18next';
import { useMerchant } from '../merchant.tsx';
import { lastLogin } from './last-login.ts';

/** Reads when and from where this account was used before, the time in the merchant's own zone. */
export function useLastLogin(): () => { readonly at: string; readonly ip: string | null } | null {
  const { i18n } = useTranslation();
  const { timeZone } = useMerchant();
  return () => {
    const last = lastLogin();
    if (!last) return null;
    const format = new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
    return { at: format.format(last.at), ip: last.ip };
  };
}
