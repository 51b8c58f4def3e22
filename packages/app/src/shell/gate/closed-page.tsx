import { lazy, Suspense } from 'react';
import { Page } from '@livery/ui/page';
import { useMerchant } from '#kernel/merchant.tsx';
import { useSignal } from '@livery/web/store/signal';
import { withDeferredAssets } from '#kernel/parts/deferred-assets.ts';
import { Hydrated } from '../hydrated.tsx';
import { NeutralShell } from '../neutral-shell.tsx';
import { atFirst, type GateStore } from './create-gate.ts';
import type { ClosedSiteProps } from './closed-site.tsx';
import { PlainNotice } from './plain-notice.tsx';

/** Fetched when a site is closed; what is said needs no fetching. */
const ClosedSite = lazy(async () => {
  try {
    return { default: (await withDeferredAssets(() => import('./closed-site.tsx'))).ClosedSite };
  } catch {
    return { default: PlainNotice };
  }
});

interface ClosedPageProps extends Pick<ClosedSiteProps, 'gate'> {
  readonly store: GateStore;
}

/** The site is closed: nothing but why, until when, and whom to ask. */
export function ClosedPage({ gate, store }: ClosedPageProps) {
  const { name, logo } = useMerchant();
  const { until, busy } = useSignal(store, atFirst);
  return (
    <Suspense fallback={<NeutralShell name={name} mark={logo.mark} topped={false} />}>
      <Hydrated />
      <Page plain>
        <ClosedSite gate={gate} until={until} busy={busy} onRetry={store.ask} />
      </Page>
    </Suspense>
  );
}
