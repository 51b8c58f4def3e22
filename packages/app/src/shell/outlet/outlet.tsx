import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { later } from '#kernel/parts/later.tsx';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import type { Route } from '#kernel/routing/route.ts';
import type { RouteMatch } from '#kernel/routing/table.ts';
import { mayRestore } from '#kernel/session/may-restore.ts';
import { currentSession, knock, useSession, useStanding } from '#kernel/session/session.ts';
import { CrashGuard } from '../crash-guard.tsx';
import { Hydrated } from '../hydrated.tsx';
import { usePreparation } from './use-preparation.ts';

const Elsewhere = later(async () => (await import('./elsewhere.tsx')).Elsewhere, { soon: true });

/** Lets in whom the route lets in. */
function Guard({ route, children }: { route: Route; children: ReactNode }) {
  const session = useSession();
  const isMember = session !== null;
  const { pathname, search } = useLocation();
  // Only those who come here logged in: after log-in the page goes on by itself.
  const [cameLoggedIn] = useState(() => currentSession() !== null);
  const isDue = session?.firstTimeLogin && route.firstTitle === undefined;
  if (isDue && (route.guard !== 'visitor' || cameLoggedIn)) {
    const redirect = route.guard === 'visitor' ? {} : { redirect: pathname + search };
    return <Navigate to={pathTo('changePassword', redirect)} replace />;
  }
  if (route.guard === 'visitor' && cameLoggedIn) return <Navigate to={pathTo('home')} replace />;
  if (route.guard !== 'member' || isMember) return children;
  return <Door route={route} />;
}

/** A member's page, and nobody in: whoever may be in another tab, or come back by the device, is waited for. */
function Door({ route }: { route: Route }) {
  const standing = useStanding();
  const [isHeard, setHeard] = useState(() => !mayRestore());
  useEffect(() => {
    if (!isHeard) void knock().then(() => setHeard(true));
  }, [isHeard]);
  const { Skeleton } = route;
  if (!isHeard || standing === 'asking' || standing === 'returning')
    return Skeleton && <Skeleton />;
  return <Refused route={route} />;
}

/** What a visitor sees of a member's page. */
function Refused({ route: { refused: Invitation } }: { route: Route }) {
  const { pathname, search } = useLocation();
  if (!Invitation) return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <>
      <Hydrated />
      <Invitation />
    </>
  );
}

/** The page at the address, or home where there is none. */
export function Outlet({ match }: { match: RouteMatch | undefined }) {
  const { pathname, search } = useLocation();
  usePreparation(match);
  if (!match) return <Elsewhere />;
  const { route, params } = match;
  const { Page, Skeleton } = route;
  const isTitled = route.layout.bar === 'title' || route.layout.bar === 'top';
  return (
    <CrashGuard at={pathname + search} level={isTitled ? 2 : 1}>
      <Guard key={route.guard === 'visitor' ? route.name : ''} route={route}>
        <Suspense key={route.pageKey} fallback={Skeleton && <Skeleton />}>
          <Hydrated />
          <Page params={params} />
        </Suspense>
      </Guard>
    </CrashGuard>
  );
}
