import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { RouteName } from '#kernel/routing/addresses.ts';
import { defineRoute, type Route } from '#kernel/routing/route.ts';
import type * as pages from './pages.ts';

/** A page behind the agency’s home: whoever opens one opens others, so that all are fetched as one. */
export const agentRoute = (
  name: RouteName & keyof typeof pages,
  path: string,
  title: TextKey,
): Route =>
  defineRoute({
    name,
    place: { path },
    guard: 'member',
    layout: { bar: 'top', footer: false },
    title,
    load: async () => (await import('./pages.ts'))[name],
    skeleton: async () =>
      (await import('../../kernel/parts/skeletons/report-skeleton.tsx')).ReportSkeleton,
    sameBones: true,
  });
