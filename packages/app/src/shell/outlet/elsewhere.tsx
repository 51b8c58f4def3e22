import { useEffect } from 'react';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { pathMatcher } from '#kernel/routing/match-path.ts';
import { Redirect, useLocation } from '#kernel/routing/navigation.tsx';
import { useToast } from '@livery/ui/toast';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { currentSession } from '#kernel/session/session.ts';
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

/** Home, and a word where the address is that of a page which is not there yet. */
function Sorry({ page }: { page: PageToCome }) {
  const { t } = useTranslation();
  const { show } = useToast();
  useEffect(() => {
    show(
      page === 'invite'
        ? { text: t('error.referral.off'), duration: soon }
        : { text: t('error.permission.denied') },
    );
  }, [page, show, t]);
  return <Redirect to={pathTo('home')} />;
}

/** Where no page is. */
export function Elsewhere() {
  const { pathname, search } = useLocation();
  const page = nameAt(pathname);
  if (page === undefined) return <Redirect to={pathTo('home')} />;
  if (isOwn(page) && !currentSession()) return <Redirect to={loginPath(pathname + search)} />;
  return <Sorry page={page} />;
}
