import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly authenticator: NoParams;
  }
}

export const route = defineRoute({
  name: 'authenticator',
  place: { path: '/m/securityCenter/authenticator' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.authenticator',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).AuthenticatorPage,
  skeleton: async () => (await import('../../guards/form-skeleton.tsx')).GuardFormSkeleton,
});
