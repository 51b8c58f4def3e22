import { defineChapter } from '../chapter.ts';
import { promotions } from '../messages/index.ts';
import { answerClaim, readClaim } from './claims/acts.ts';
import { claimQueue } from './claims/queue.ts';
import { addressPromotion } from './promotions/acts.ts';
import { currentPromotions, promotionsIn } from './offers/list.ts';
import { endBonus } from './bonus/acts.ts';
import { bonusRoutes } from './bonus/routes.ts';
import { giveWithDeposit, takeOffer } from './bonus/deposits.ts';
import { BONUS_SETTING, bonusSetting } from './settings.ts';
import { publishPromotion } from './promotions/publish.ts';
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
  routes(route, house) {
    promotionRoutes(route, house);
    bonusRoutes(route, house);
  },
  hears: { depositCredited: giveWithDeposit, offerTaken: takeOffer },
  settings: { [BONUS_SETTING]: bonusSetting },
  acts: [readClaim, answerClaim, addressPromotion, publishPromotion, endBonus],
  queues: [claimQueue],
});
