import { defineChapter } from '../chapter.ts';
import { catalogues } from '../lobby/index.ts';
import { contentRoutes } from './announcements/routes.ts';
import { readFeedback } from './feedback/acts.ts';
import { campaignQueue, sendLetterToAll, stopCampaign } from './campaigns/acts.ts';
import { startCampaigns } from './campaigns/worker.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { sendLetter } from './inbox/acts.ts';
import { bringLetter } from './inbox/bring.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { promotions } from './shared.ts';
import { streamRoutes } from './stream/routes.ts';

/** What is said to players, and what they write. */
export const messages = defineChapter({
  name: 'messages',
  open: async (house) => startCampaigns(house),
  routes(route, house) {
    contentRoutes(route, house, {
      catalogues: house.ask(catalogues),
      promotionsOf: house.ask(promotions),
    });
    inboxRoutes(route, house);
    feedbackRoutes(route, house);
    streamRoutes(route, house);
  },
  hears: { ownerTold: bringLetter },
  acts: [sendLetter, sendLetterToAll, stopCampaign, readFeedback],
  queues: [campaignQueue],
});
