import { useTranslation } from '@livery/web/texts/use-translation';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { isGuest, type CustomerType } from '#kernel/session/customer-type.ts';
import { NoRealMoney } from '../components/no-real-money.tsx';

/** Who plays for practice, or is no player, pays nothing in. */
export function NotForThem({ type }: { type: CustomerType }) {
  const { t } = useTranslation();
  const title = t('deposit.refused');
  if (isGuest(type)) return <NoRealMoney title={title} line={t('deposit.refused.guest')} />;
  return <NoRealMoney title={title} line={t('deposit.refused.other')} way={<WayHome />} />;
}
