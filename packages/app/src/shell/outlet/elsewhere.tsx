import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathMatcher } from '@livery/web/routing/match-path';
import { useMerchant } from '#kernel/merchant.tsx';
import { WayHome, WayToGames } from '#kernel/routing/ways-on.tsx';
import { ErrorState } from '@livery/ui/error-state';
import { useToast } from '@livery/ui/toast';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { currentSession } from '#kernel/session/session.ts';
import { Hydrated } from '../hydrated.tsx';
import { PageBar } from '../bar/page-bar.tsx';
import { pagesToCome, type PageToCome } from '#kernel/routing/to-come.ts';

const soon = 1000;

const nameAt = (pathname: string): PageToCome | undefined =>
  (Object.keys(pagesToCome) as PageToCome[]).find((name) =>
    pagesToCome[name]?.paths.some((path) => pathMatcher(path)(pathname)),
  );

const isOwn = (name: PageToCome): boolean => {
  const page = pagesToCome[name];
  return page !== undefined && 'isOwn' in page;
};

/** A page that the site will have: it says so, and where to go meanwhile. */
function NotYet({ page }: { page: PageToCome }) {
  const { t } = useTranslation();
  const { show } = useToast();
  useEffect(() => {
    if (page === 'invite') show({ text: t('error.referral.off'), duration: soon });
  }, [page, show, t]);
  const { name } = useMerchant();
  useEffect(() => void (document.title = `${t('soon.title')} · ${name}`), [t, name]);
  return (
    <>
      <Hydrated />
      <PageBar />
      <ErrorState
        kind="not-found"
        level={1}
        title={t('soon.title')}
        description={t('soon.text')}
        action={
          <>
            <WayHome />
            <WayToGames />
          </>
        }
      />
    </>
  );
}

/** Home, and a word that nothing is where somebody wanted to go. */
function Nowhere() {
  const { t } = useTranslation();
  const { show } = useToast();
  useEffect(() => void show({ text: t('nowhere.text') }), [show, t]);
  return <Navigate to={pathTo('home')} replace />;
}

/** Where no page is. */
export function Elsewhere() {
  const { pathname, search } = useLocation();
  const page = nameAt(pathname);
  if (page === undefined) return <Nowhere />;
  if (isOwn(page) && !currentSession())
    return <Navigate to={loginPath(pathname + search)} replace />;
  return <NotYet page={page} />;
}
