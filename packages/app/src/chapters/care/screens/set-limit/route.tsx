import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Of what, and over what it counts; the longest where that is not said. */
    readonly setLimit: { readonly type: string; readonly period?: string };
  }
}

export const route = defineRoute({
  name: 'setLimit',
  place: { path: '/m/limits/set' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.setLimit',
  sameBones: true,
  load: async () => (await import('./page.tsx')).SetLimitPage,
  skeleton: async () => (await import('../../components/form-skeleton.tsx')).FormSkeleton,
  prepare: async () => (await import('../limits/prepare.ts')).prepare,
});
