import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useLocation, useNavigate } from '#kernel/routing/navigation.tsx';
import { useToast } from '@livery/ui/toast';
import { memberKeys } from '#kernel/http/member-key.ts';
import { loginPath } from '#kernel/routing/path-to.ts';
import {
  currentSession,
  expired,
  followSessions,
  onSessionChange,
} from '#kernel/session/session.ts';

/** Forgets a member's data with the session, and says why when it ended by itself. */
export function useSessionEnd(): void {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const queries = useQueryClient();

  const tell = useEffectEvent(() => {
    toast.show({ tone: 'danger', text: t('error.session.replaced') });
    navigate(loginPath(location.pathname + location.search));
  });
  useEffect(() => followSessions(), []);
  useEffect(() => expired.subscribe(() => tell()), []);
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
