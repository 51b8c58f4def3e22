import { ErrorState } from '@livery/ui/error-state';
import { useTranslation } from '@livery/web/texts/use-translation';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { PaymentPasswordScreen } from './screen.tsx';

export function PaymentPasswordPage() {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  // Nobody pays practice money out.
  if (isGuest(session.type))
    return <ErrorState kind="refused" title={t('pin.guest')} action={<WayHome />} />;
  return <PaymentPasswordScreen userName={session.userName} />;
}
