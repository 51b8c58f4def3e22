import { defineChapter } from '../chapter.ts';
import { promotionRoutes } from './promotions/routes.ts';

/** What is given for playing. */
export const rewards = defineChapter({
  name: 'rewards',
  routes: promotionRoutes,
});
