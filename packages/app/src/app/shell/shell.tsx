import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Page } from '@livery/ui/page';
import { HomeHeader } from '#template/header';
import { AppRoutes } from '../routes.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { GameDoorHost } from './game-door-host.tsx';
import { layoutOf } from './layout-rules.ts';
import { PageBar } from './page-bar.tsx';
import * as css from './shell.css.ts';
import { usePageChange } from './use-page-change.ts';
import { useSessionEnd } from './use-session-end.ts';

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const layout = layoutOf(pathname);
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  useSessionEnd();
  return (
    <Page plain={!layout.header && !layout.topBar}>
      <GameDoorHost>
        {layout.header ? <HomeHeader /> : null}
        {layout.topBar ? <PageBar title={t(layout.title)} /> : null}
        <main ref={main} tabIndex={-1} className={css.main}>
          <AppRoutes />
        </main>
        {layout.footer ? <BottomNav /> : null}
      </GameDoorHost>
    </Page>
  );
}
