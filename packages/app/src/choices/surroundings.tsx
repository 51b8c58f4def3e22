import { createContext, use, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ArtProvider } from '@livery/ui/art';
import { AllDrawings } from '@livery/ui/scene/all';
import { ToastProvider } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { SiteProviders, type SiteParts } from '#kernel/parts/site-providers.tsx';
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

export interface SurroundingsProps extends SiteParts {
  readonly catalogue: PictureCatalogue;
  readonly children: ReactNode;
}

/** Everything that parts of the app may ask for, without an app. */
export function Surroundings({ catalogue, children, ...parts }: SurroundingsProps) {
  return (
    <MemoryRouter initialEntries={[pathTo('home')]}>
      <SiteProviders {...parts}>
        <ArtProvider art={parts.merchant.art} drawing={<AllDrawings />}>
          <ToastProvider label="Messages">
            <CatalogueContext value={catalogue}>{children}</CatalogueContext>
          </ToastProvider>
        </ArtProvider>
      </SiteProviders>
    </MemoryRouter>
  );
}
