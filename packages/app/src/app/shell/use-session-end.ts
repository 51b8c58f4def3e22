import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '@livery/ui/toast';
import { loginPath } from '#platform/paths.ts';
import { expired, followSessions, onSessionChange } from '#platform/session/session.ts';

const memberData = new Set<unknown>(['wallet', 'favourites', 'launch']);

/** Forgets a member's data with the session, and says why when it ended by itself. */
export function useSessionEnd(): void {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const queries = useQueryClient();

  const tell = useEffectEvent(() => {
    toast.show({ kind: 'error', text: t('error.session.replaced') });
    void navigate(loginPath(location.pathname + location.search));
  });
  useEffect(() => followSessions(), []);
  useEffect(() => expired.subscribe(() => tell()), []);
  useEffect(
    () =>
      onSessionChange(() =>
        queries.removeQueries({ predicate: ({ queryKey }) => memberData.has(queryKey[0]) }),
      ),
    [queries],
  );
}
