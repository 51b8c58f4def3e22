import { useTranslation } from '@livery/web/texts/use-translation';
import { NoRealMoney } from '../components/no-real-money.tsx';

/** Nobody pays practice money out. */
export function NotForGuests() {
  const { t } = useTranslation();
  return <NoRealMoney title={t('withdraw.guest')} line={t('withdraw.guest.line')} />;
}
