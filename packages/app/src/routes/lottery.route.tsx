import type { LotteryMode } from '#chapters/lobby';
import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

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
  load: async () => ({ default: (await import('../pages/lobby/lottery-page.tsx')).LotteryPage }),
  skeleton: skeletons.lottery,
  prepare: async () => (await import('../pages/prepare.ts')).lottery,
});
