import type { Route } from '#kernel/routing/route.ts';

const found = Object.values(
  import.meta.glob<Route | null>('./**/*.route.tsx', { eager: true, import: 'route' }),
);

/** Every page of the app, one file each. A route whose flag is off is not there. */
export const routes: readonly Route[] = found.filter((route) => route !== null);
