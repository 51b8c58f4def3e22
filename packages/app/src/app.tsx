import type { ReactNode } from 'react';
import { ArtProvider } from '@livery/ui/art';
import { ToastScope } from '@livery/ui/toast';
// Hears a hand from the start: what opens by itself comes later.
import '#kernel/live/calm.ts';
import { SiteProviders, type SiteParts } from '#kernel/parts/site-providers.tsx';
import { provideRoutes } from '#kernel/routing/table.ts';
import { provideCatalogues } from '#kernel/i18n/catalogues.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { later } from '#kernel/parts/later.tsx';
import { routes } from './routes/list.ts';
import { catalogues } from './texts/catalogues.ts';
import { BrandDrawing } from './shell/brand-drawing.tsx';
import { CrashGuard } from './shell/crash-guard.tsx';
import { Shell } from './shell/shell.tsx';

const Foresight = later(async () => (await import('./shell/events/foresight.ts')).Foresight, {
  unseen: true,
});
const ConnectionLine = later(async () => (await import('./shell/events/line.tsx')).ConnectionLine);
const News = later(async () => (await import('./shell/events/news.ts')).News, { unseen: true });
const ToastViewport = later(async () => (await import('./shell/events/toasts.ts')).ToastViewport);
const Badges = later(async () => (await import('./shell/events/badges.tsx')).Badges);

provideCatalogues(catalogues);
provideRoutes(routes);

function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ToastScope>
      {children}
      <ToastViewport label={t('common.messages')} />
    </ToastScope>
  );
}

/** Everything inside a router, in the browser and in the build alike. */
export function App({ merchant, ...parts }: SiteParts) {
  return (
    <SiteProviders merchant={merchant} {...parts}>
      <ArtProvider art={merchant.art} drawing={<BrandDrawing />}>
        <CrashGuard>
          <Toasts>
            <Shell />
            <ConnectionLine />
            <News />
            <Badges />
            <Foresight />
          </Toasts>
        </CrashGuard>
      </ArtProvider>
    </SiteProviders>
  );
}
