import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignal } from '@livery/web/store/signal';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useSession } from '#kernel/session/session.ts';
import { termsDue } from '#kernel/session/member/terms.ts';

type Match = ReturnType<typeof useCurrentRoute>;

/** What a bar leaves as well; but paying in is shut, and only an order that was made is looked at. */
const staysOpen = (match: Match): boolean =>
  match?.route.whileBarred === true &&
  (match.route.name !== 'deposit' || match.params['order'] !== undefined);

/**
 * Whoever has yet to accept the terms is led to them from every page but those
 * of their money, their account and the way out.
 */
export function useTerms(): void {
  const navigate = useNavigate();
  const session = useSession();
  const due = useSignal(termsDue, undefined);
  const match = useCurrentRoute();
  const isDue = session !== null && due === session.userName && !staysOpen(match);
  useEffect(() => {
    if (isDue) void navigate(pathTo('changedTerms'), { replace: true });
  }, [isDue, navigate]);
}
