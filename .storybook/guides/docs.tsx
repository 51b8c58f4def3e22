import { lazy, Suspense, type ComponentProps } from 'react';

const Ground = lazy(async () => ({ default: (await import('./ground.tsx')).Ground }));
const GuidePage = lazy(async () => ({ default: (await import('./guide-page.tsx')).GuidePage }));

/** Around every page of words: loaded with the first of them, as stories need none of it. */
export function DocsContainer(props: ComponentProps<typeof Ground>) {
  return (
    <Suspense>
      <Ground {...props} />
    </Suspense>
  );
}

/** The page of a component. */
export function DocsPage() {
  return <GuidePage />;
}
