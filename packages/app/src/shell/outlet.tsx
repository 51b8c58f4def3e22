import { Fragment, Suspense, useState, ViewTransition, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import type { Route } from '#kernel/routing/route.ts';
import type { RouteMatch } from '#kernel/routing/table.ts';
import { currentSession, useSession } from '#kernel/session/session.ts';
import { CrashGuard } from './crash-guard.tsx';
import { FollowLanguage } from './follow-language.tsx';
import * as css from './page-motion.css.ts';
import { usePreparation } from './use-preparation.ts';

/** Lets in whom the route lets in. */
function Guard({ route, children }: { route: Route; children: ReactNode }) {
  const isMember = useSession() !== null;
  const { pathname, search } = useLocation();
  // Only those who come here logged in: after log-in the page goes on by itself.
  const [cameLoggedIn] = useState(() => currentSession() !== null);
  if (route.guard === 'visitor' && cameLoggedIn) return <Navigate to={pathTo('home')} replace />;
  if (route.guard !== 'member' || isMember) return children;
  const Refused = route.refused;
  if (!Refused) return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <>
      <FollowLanguage />
      <Refused />
    </>
  );
}

/** Comes as it says, when something takes another's place, and is gone before that. */
const Moving = ({ enter = 'none', children }: { enter?: string; children: ReactNode }) => (
  <ViewTransition default="none" enter={enter} exit={css.leaving}>
    {children}
  </ViewTransition>
);

/** The page at the address, or home where there is none. */
export function Outlet({ match }: { match: RouteMatch | undefined }) {
  const { pathname, search } = useLocation();
  usePreparation(match);
  if (!match) return <Navigate to={pathTo('home')} replace />;
  const { route, params } = match;
  const { Page, Skeleton = Fragment } = route;
  return (
    <CrashGuard at={pathname + search}>
      <Guard key={route.guard === 'visitor' ? route.name : ''} route={route}>
        <Moving key={route.pageKey} enter={css.entering}>
          <Suspense
            fallback={
              <Moving>
                <div>
                  <Skeleton />
                </div>
              </Moving>
            }
          >
            <Moving enter={css.showing}>
              {/* One element, and so one picture, whatever a page is made of. */}
              <div>
                <FollowLanguage />
                <Page params={params} />
              </div>
            </Moving>
          </Suspense>
        </Moving>
      </Guard>
    </CrashGuard>
  );
}
