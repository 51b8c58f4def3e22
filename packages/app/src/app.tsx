import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MerchantData } from '@livery/themes/contract';
import { ArtProvider } from '@livery/ui/art';
import { IconSetProvider, type IconSetProviderProps } from '@livery/ui/icon';
import { ToastScope } from '@livery/ui/toast';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { provideRoutes } from '#kernel/routing/table.ts';
import { PageLabels } from '#kernel/i18n/labels.tsx';
import { provideCatalogues } from '#kernel/i18n/catalogues.ts';
import type { Translations } from '#kernel/i18n/translations.ts';
import { TranslationsProvider, useTranslation } from '#kernel/i18n/use-translation.ts';
import { later } from '#kernel/parts/later.tsx';
import { routes } from './routes/list.ts';
import { catalogues } from './texts/catalogues.ts';
import { BrandDrawing } from './shell/brand-drawing.tsx';
import { CrashGuard } from './shell/crash-guard.tsx';
import { Shell } from './shell/shell.tsx';

const Foresight = later(async () => (await import('./shell/events/foresight.ts')).Foresight);
const News = later(async () => (await import('./shell/events/news.ts')).News);
const ToastViewport = later(async () => (await import('./shell/events/toasts.ts')).ToastViewport);
const Unread = later(async () => (await import('./shell/events/unread.ts')).UnreadKeeper);

provideCatalogues(catalogues);
provideRoutes(routes);

export interface AppProps {
  readonly merchant: MerchantData;
  readonly texts: Translations;
  readonly queries: QueryClient;
  readonly icons: IconSetProviderProps['set'];
}

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
export function App({ merchant, texts, queries, icons }: AppProps) {
  return (
    <MerchantProvider value={merchant}>
      <TranslationsProvider value={texts}>
        <QueryClientProvider client={queries}>
          <IconSetProvider set={icons}>
            <PageLabels>
              <ArtProvider art={merchant.art} drawing={<BrandDrawing />}>
                <CrashGuard>
                  <Toasts>
                    <Shell />
                    <News />
                    <Unread />
                    <Foresight />
                  </Toasts>
                </CrashGuard>
              </ArtProvider>
            </PageLabels>
          </IconSetProvider>
        </QueryClientProvider>
      </TranslationsProvider>
    </MerchantProvider>
  );
}
