import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which step of it, or which order was made. */
    readonly deposit: { readonly step?: string; readonly order?: string };
  }
}

export const route = defineRoute({
  name: 'deposit',
  place: { path: '/m/voucherCenter' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.deposit',
  // An order is looked at whoever bars whom; paying in leads from here to the page that says why not.
  whileBarred: true,
  menu: { order: 4, icon: 'deposit', label: 'nav.deposit' },
  load: async () => (await import('./page.tsx')).DepositPage,
  skeleton: async () => (await import('./skeleton.tsx')).DepositBones,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
