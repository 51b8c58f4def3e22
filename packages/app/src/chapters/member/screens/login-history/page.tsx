import { ErrorState } from '@livery/ui/error-state';
import { useTranslation } from '@livery/web/texts/use-translation';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { LoginHistoryScreen } from './screen.tsx';

export function LoginHistoryPage() {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  if (isGuest(session.type))
    return <ErrorState kind="refused" title={t('security.guest')} action={<WayHome />} />;
  return <LoginHistoryScreen userName={session.userName} />;
}
