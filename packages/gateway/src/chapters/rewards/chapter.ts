import { defineChapter } from '../chapter.ts';
import { promotions } from '../messages/index.ts';
import { answerClaim, readClaim } from './claims/acts.ts';
import { claimQueue } from './claims/queue.ts';
import { addressPromotion } from './promotions/acts.ts';
import { currentPromotions, promotionsIn } from './promotions/list.ts';
import { promotionRoutes } from './promotions/routes.ts';

/** What is given for playing. */
export const rewards = defineChapter({
  name: 'rewards',
  async open(house) {
    house.share(promotions, async (merchant, language, now) => {
      const rows = await currentPromotions(house.db, merchant, now);
      return promotionsIn(house, rows, merchant, language);
    });
    return undefined;
  },
  routes: promotionRoutes,
  acts: [readClaim, answerClaim, addressPromotion],
  queues: [claimQueue],
});
