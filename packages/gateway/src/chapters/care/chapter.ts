import { defineChapter } from '../chapter.ts';
import { careActs } from './acts.ts';
import { careInvariants } from './invariants.ts';
import { careRoutes } from './routes.ts';

/** How much one may play, and whether: limits, bars, reality checks. */
export const care = defineChapter({
  name: 'care',
  routes: careRoutes,
  acts: careActs,
  invariants: careInvariants,
});
