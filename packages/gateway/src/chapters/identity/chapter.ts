import { defineChapter } from '../chapter.ts';
import { setIdentityLevel } from './level-act.ts';
import { identityRoutes } from './routes.ts';

/** Who somebody is, as their documents say it. */
export const identity = defineChapter({
  name: 'identity',
  routes: identityRoutes,
  acts: [setIdentityLevel],
});
