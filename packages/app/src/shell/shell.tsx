import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '@livery/ui/page';
import { HomeHeader } from '#templates/header';
import type { Route } from '#kernel/routing/route.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useSession } from '#kernel/session/session.ts';
import { AppOffer } from './bar/app-offer.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Foot } from './foot.tsx';
import { GameSheetHost } from './game-sheet-host.tsx';
import { Outlet } from './outlet.tsx';
import { PageBar } from './bar/page-bar.tsx';
import * as css from './shell.css.ts';
import { SkipLink } from './skip-link.tsx';
import { useArrival } from './use-arrival.ts';
import { useNews } from './use-news.ts';
import { usePageChange } from './use-page-change.ts';
import { useRelease } from './use-release.ts';
import { useSessionEnd } from './use-session-end.ts';

const bare: Route['layout'] = { bar: 'own', footer: false };

/** On the way to a password of one's own: what stands around a page would ask, and be refused. */
const isHeld = (route: Route, isDue: boolean): boolean =>
  isDue && route.firstTitle === undefined && route.guard !== 'visitor';

/** What stands around every page, as its route says. */
export function Shell() {
  const { t } = useTranslation();
  const match = useCurrentRoute();
  const isDue = useSession()?.firstTimeLogin ?? false;
  const { bar, footer, foot } = match && !isHeld(match.route, isDue) ? match.route.layout : bare;
  const title = match ? t((isDue && match.route.firstTitle) || match.route.title) : '';
  const main = useRef<HTMLElement>(null);
  useArrival();
  usePageChange(main, title);
  useSessionEnd();
  useNews();
  useRelease();
  return (
    <Page plain={bar !== 'header' && bar !== 'top'}>
      <GameSheetHost>
        <SkipLink to={main} />
        {bar === 'header' ? <AppOffer /> : null}
        {bar === 'header' ? <HomeHeader /> : null}
        {bar === 'top' || bar === 'title' ? <PageBar title={title} /> : null}
        {bar === 'scene' ? <PageBar onScene /> : null}
        <main ref={main} tabIndex={-1} className={css.main}>
          <Outlet match={match} />
        </main>
        {foot ? <Foot /> : null}
        {footer ? <BottomNav /> : null}
      </GameSheetHost>
    </Page>
  );
}
