import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { SecurityCentre } from './security-centre.tsx';

export function SecurityPage() {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  if (!isGuest(session.type)) return <SecurityCentre userName={session.userName} />;
  // There is nothing to guard: practice money, and a session that ends for good.
  return (
    <ErrorState
      kind="refused"
      title={t('security.guest')}
      action={
        <Button size="medium" render={<Link to={pathTo('register')} />}>
          {t('nav.register')}
        </Button>
      }
    />
  );
}
