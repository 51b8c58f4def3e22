import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { safeRedirect } from '#kernel/routing/safe-redirect.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useToast } from '@livery/ui/toast';
import { memberKeys } from '#kernel/http/member-key.ts';
import { withDeferredAssets } from '#kernel/parts/deferred-assets.ts';
import { loginPath } from '#kernel/routing/path-to.ts';
import {
  currentSession,
  expired,
  followSessions,
  joined,
  onSessionChange,
} from '#kernel/session/session.ts';

/**
 * Forgets a member's data with the session, and says why when it ended by itself. Whom another
 * tab or the device let in goes on from the door.
 */
export function useSessionEnd(): void {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const queries = useQueryClient();
  const isAtDoor = useCurrentRoute()?.route.guard === 'visitor';

  const tell = useEffectEvent(() => {
    void withDeferredAssets(() => import('#kernel/session/refused.ts')).then(
      ({ whyEnded }) => toast.show({ tone: 'danger', text: t(whyEnded()) }),
      () => {},
    );
    // Whoever stands at the door already is led nowhere, and back to where they wanted to be.
    if (!isAtDoor) navigate(loginPath(location.pathname + location.search));
  });
  const goOn = useEffectEvent(() => {
    if (!isAtDoor) return;
    const { search } = location;
    navigate(safeRedirect(new URLSearchParams(search).get('redirect')), { replace: true });
  });
  useEffect(() => followSessions(), []);
  useEffect(() => expired.subscribe(() => tell()), []);
  useEffect(() => joined.subscribe(() => goOn()), []);
  useEffect(() => {
    let before = currentSession()?.userName;
    return onSessionChange(() => {
      const now = currentSession()?.userName;
      // Who goes on with a renewed session keeps what is on the screen.
      if (now !== before) queries.removeQueries({ queryKey: memberKeys });
      before = now;
    });
  }, [queries]);
}
