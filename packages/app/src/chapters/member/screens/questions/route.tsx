import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly questions: NoParams;
  }
}

export const route = defineRoute({
  name: 'questions',
  place: { path: '/m/securityCenter/questions' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.questions',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).QuestionsPage,
  skeleton: async () => (await import('../../guards/form-skeleton.tsx')).GuardFormSkeleton,
});
