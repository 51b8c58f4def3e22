import { createContext, use, useState, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { MerchantData } from '@livery/themes/contract';
import { ArtProvider } from '@livery/ui/art';
import { IconSetProvider, type IconSet } from '@livery/ui/icon';
import { AllDrawings } from '@livery/ui/scene/all';
import { ToastProvider } from '@livery/ui/toast';
import { PageLabels } from '#kernel/i18n/labels.tsx';
import type { Translations } from '#kernel/i18n/translations.ts';
import { TranslationsProvider, useTranslation } from '#kernel/i18n/use-translation.ts';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { createMemoryHistory } from '#kernel/routing/memory-history.ts';
import { Navigation } from '#kernel/routing/navigation.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { wordsIn, type SampleWords } from './words.ts';

/** Pictures of the demo catalogue by their names, such as `covers/moon-orchard`. */
export type PictureCatalogue = Readonly<Record<string, string>>;

const CatalogueContext = createContext<PictureCatalogue>({});

/** What a piece shows that no merchant brings: words of samples and pictures of the catalogue. */
export function useSamples(): { words: SampleWords; picture: (name: string) => string } {
  const catalogue = use(CatalogueContext);
  const words = wordsIn(useTranslation().language);
  return { words, picture: (name) => catalogue[name] ?? '' };
}

export interface SurroundingsProps {
  readonly merchant: MerchantData;
  readonly texts: Translations;
  readonly queries: QueryClient;
  readonly icons: IconSet;
  readonly catalogue: PictureCatalogue;
  readonly children: ReactNode;
}

/** Everything that parts of the app may ask for, without an app. */
export function Surroundings({
  merchant,
  texts,
  queries,
  icons,
  catalogue,
  children,
}: SurroundingsProps) {
  const [history] = useState(() => createMemoryHistory({ pathname: pathTo('home') }));
  return (
    <Navigation history={history} page={history}>
      <MerchantProvider value={merchant}>
        <TranslationsProvider value={texts}>
          <QueryClientProvider client={queries}>
            <IconSetProvider set={icons}>
              <PageLabels>
                <ArtProvider art={merchant.art} drawing={<AllDrawings />}>
                  <ToastProvider label="Messages">
                    <CatalogueContext value={catalogue}>{children}</CatalogueContext>
                  </ToastProvider>
                </ArtProvider>
              </PageLabels>
            </IconSetProvider>
          </QueryClientProvider>
        </TranslationsProvider>
      </MerchantProvider>
    </Navigation>
  );
}
