import type { LotteryMode } from '../../lottery/modes.ts';
import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly lottery: { readonly mode: LotteryMode };
  }
}

const paths = {
  ALL: '/m/lottery',
  LOTT: '/m/lott',
  ELOTT: '/m/elott',
} as const satisfies Readonly<Record<LotteryMode, string>>;

/** Lotteries with their draws: all of them, and each mode under a path of its own. */
export const route = defineRoute({
  name: 'lottery',
  place: { by: 'mode', paths },
  guard: 'anyone',
  layout: { bar: 'title', footer: false },
  title: 'title.lottery',
  load: async () => (await import('./page.tsx')).LotteryPage,
  skeleton: async () => (await import('./skeleton.tsx')).LotterySkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
