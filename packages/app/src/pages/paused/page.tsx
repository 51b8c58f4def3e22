import { MemberPaused, PausedScreen } from '#chapters/care';
import { PayoutsUnderWay } from '#chapters/cashier';
import { LogOut } from '#chapters/member';
import { Button } from '@livery/ui/button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { platformNow } from '#kernel/http/platform-clock.ts';
import type { PageProps } from '#kernel/routing/route.ts';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';

/** A moment that an address tells. */
const momentOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,14}$/.test(text) ? Number(text) : null;

const kinds = ['timeout', 'exclusion', 'register', 'unasked', 'age', 'session'] as const;

/** The calm page of whoever is barred from play, with the way out at its end. */
export function PausedPage({ params }: PageProps) {
  const { t } = useTranslation();
  const session = useSession();
  const kind = kinds.find((one) => one === params['kind']) ?? 'timeout';
  const told = { kind, until: momentOf(params['until']) } as const;
  // Of a session that has ended the platform tells with the next game that is asked for.
  if (kind === 'session') {
    const isOver = told.until !== null && told.until <= platformNow();
    return (
      <PausedScreen bar={isOver ? undefined : told}>{isOver ? <WayHome /> : null}</PausedScreen>
    );
  }
  if (!session || isGuest(session.type)) return <PausedScreen bar={told} />;
  return (
    <MemberPaused userName={session.userName} told={told}>
      <PayoutsUnderWay userName={session.userName} />
      <LogOut>
        {(ask) => (
          <Button variant="quiet" full onClick={ask}>
            {t('logout.row')}
          </Button>
        )}
      </LogOut>
    </MemberPaused>
  );
}
