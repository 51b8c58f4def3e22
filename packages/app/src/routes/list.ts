import type { Route } from '#kernel/routing/route.ts';

/** Each beside its page: in a chapter, or among the pages that join several. */
const found = Object.values(
  import.meta.glob<Route | null>(['../chapters/*/screens/*/route.tsx', '../pages/*/route.tsx'], {
    eager: true,
    import: 'route',
  }),
);

/** Every page of the app. A route whose flag is off is not there. */
export const routes: readonly Route[] = found.filter((route) => route !== null);
