import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MerchantData } from '@livery/themes/contract';
import { IconSetProvider, type IconSetProviderProps } from '@livery/ui/icon';
import { PageLabels } from '../i18n/labels.tsx';
import type { Translations } from '@livery/web/texts/translations';
import { TranslationsProvider } from '@livery/web/texts/use-translation';
import { MerchantProvider } from '../merchant.tsx';

export interface SiteParts {
  readonly merchant: MerchantData;
  readonly texts: Translations;
  readonly queries: QueryClient;
  readonly icons: IconSetProviderProps['set'];
}

/** What every part of a site may ask for: whose it is, its words, its data and its icons. */
export function SiteProviders({
  merchant,
  texts,
  queries,
  icons,
  children,
}: SiteParts & { readonly children: ReactNode }) {
  return (
    <MerchantProvider value={merchant}>
      <TranslationsProvider value={texts}>
        <QueryClientProvider client={queries}>
          <IconSetProvider set={icons}>
            <PageLabels>{children}</PageLabels>
          </IconSetProvider>
        </QueryClientProvider>
      </TranslationsProvider>
    </MerchantProvider>
  );
}
