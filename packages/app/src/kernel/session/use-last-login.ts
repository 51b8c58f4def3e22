import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '../merchant.tsx';
import { lastLogin } from './last-login.ts';

type ToldLogin = {
  /** In the merchant's own zone, as the reader writes it. */
  readonly at: string;
  readonly ip: string | null;
};

/** For who asks later than it renders: just after the log-in itself. */
export function useLastLoginReader(): () => ToldLogin | null {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  return () => {
    const last = lastLogin();
    if (!last) return null;
    const format = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
    return { at: format.format(last.at), ip: last.ip };
  };
}

/** When and from where this account was used before. */
export const useLastLogin = (): ToldLogin | null => useLastLoginReader()();
