import { lazy, Suspense } from 'react';
import { Page } from '@livery/ui/page';
import { useMerchant } from '#kernel/merchant.tsx';
import { withRest } from '#kernel/parts/rest.ts';
import { FollowLanguage } from '../follow-language.tsx';
import { NeutralShell } from '../neutral-shell.tsx';
import type { ClosedSiteProps } from './closed-site.tsx';
import { PlainNotice } from './plain-notice.tsx';

/** Fetched when a site is closed; what is said needs no fetching. */
const ClosedSite = lazy(async () => {
  try {
    return { default: (await withRest(() => import('./closed-site.tsx'))).ClosedSite };
  } catch {
    return { default: PlainNotice };
  }
});

/** The site is closed: nothing but why, until when, and whom to ask. */
export function ClosedPage(props: ClosedSiteProps) {
  const { name, logo } = useMerchant();
  return (
    <Suspense fallback={<NeutralShell name={name} mark={logo.mark} />}>
      <FollowLanguage />
      <Page plain>
        <ClosedSite {...props} />
      </Page>
    </Suspense>
  );
}
