import { useRef } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Page } from '@livery/ui/page';
import { HomeHeader } from '#templates/header';
import { later } from '#kernel/parts/later.tsx';
import type { Route } from '#kernel/routing/route.ts';
import { useOpenMenu } from '#kernel/routing/open-menu.ts';
import { titleOf } from '#kernel/routing/table.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useSession } from '#kernel/session/session.ts';
import { AppOffer, AppOfferButton } from './bar/app-offer.tsx';
import { BottomNav } from './bar/bottom-nav.tsx';
import { ClosedPage } from './gate/closed-page.tsx';
import { closedTitle } from './gate/closed-texts.ts';
import { isOwed } from './gate/owed-pages.ts';
import { useGate } from './gate/use-gate.ts';
import { PageFoot } from './home/page-foot.tsx';
import { GameSheetHost } from './game-sheet/game-sheet-host.tsx';
import { CareBarPlace } from './bar/care-bar-place.tsx';
import { MenuHost } from './menus/menu-host.tsx';
import { Outlet } from './outlet/outlet.tsx';
import { DayLockPlace } from './bar/day-lock-place.tsx';
import { PageBar } from './bar/page-bar.tsx';
import { ServiceButton } from './service/service-button.tsx';
import * as css from './shell.css.ts';
import { SkipLink } from './skip-link.tsx';
import { useArrival } from './events/use-arrival.ts';
import { useBar } from './events/use-bar.ts';
import { useTerms } from './events/use-terms.ts';
import { usePageChange } from './page-change/use-page-change.ts';
import { useSessionEnd } from './events/use-session-end.ts';

const Foot = later(async () => (await import('./home/home-rendered.ts')).Foot);
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
  const { gate, store } = useGate();
  // A round that is under way may end.
  const isPlaying = match?.route.name === 'play' && gate === 'maintenance';
  const isTheirs = gate === 'region' && match !== undefined && isOwed(match.route);
  const closed = gate === 'ok' || isPlaying || isTheirs ? undefined : gate;
  const ownTitle = match
    ? t((isDue && match.route.firstTitle) || titleOf(match.route, match.params))
    : '';
  const title = closed ? closedTitle(closed, t) : ownTitle;
  // A game has all of the screen; the bar over it leads to the same.
  const hasPageFoot = !foot && match?.route.name !== 'play';
  const main = useRef<HTMLElement>(null);
  const openMenu = useOpenMenu();
  useArrival();
  useBar();
  useTerms();
  usePageChange(main, title);
  useSessionEnd();
  if (closed) return <ClosedPage gate={closed} store={store} />;
  return (
    <Page plain={bar !== 'header' && bar !== 'top'} data-modal={openMenu ?? undefined}>
      <GameSheetHost>
        <SkipLink to={main} />
        <CareBarPlace />
        {bar === 'header' ? <AppOffer /> : null}
        {bar === 'header' ? (
          <HomeHeader Offer={AppOfferButton} Help={ServiceButton} Lock={DayLockPlace} />
        ) : null}
        {bar === 'top' || bar === 'title' ? <PageBar title={title} /> : null}
        {bar === 'scene' ? <PageBar onScene /> : null}
        <main ref={main} tabIndex={-1} className={css.main}>
          <Outlet match={match} />
        </main>
        {foot ? <Foot /> : null}
        {hasPageFoot ? <PageFoot main={main} last={!footer} /> : null}
        {footer ? <BottomNav /> : null}
        <MenuHost />
      </GameSheetHost>
    </Page>
  );
}
