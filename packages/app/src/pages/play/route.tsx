import type { PlayMode } from '#chapters/play';
import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** A game of a vendor, or without one the vendor's own lobby. */
    readonly play: {
      readonly nodeId?: string;
      readonly vendor: string;
      readonly mode: PlayMode;
      readonly gameCategory?: string;
      /** What a game says of itself beside its name, where it does. */
      readonly roomId?: string;
      readonly lottoMode?: string;
    };
  }
}

export const route = defineRoute({
  name: 'play',
  place: { path: '/m/play' },
  guard: 'member',
  layout: { bar: 'own', footer: false },
  title: 'title.play',
  load: async () => (await import('./page.tsx')).PlayPage,
  skeleton: async () => (await import('./skeleton.tsx')).PlaySkeleton,
});
