import { defineChapter } from '../chapter.ts';
import { startFolds } from './fold/worker.ts';
import { joinLine } from './lineage/join.ts';
import { agentRoutes } from './routes.ts';
import { AGENT_SETTING, agentSetting } from './settings.ts';

/** Whoever brings players, and what they have of it. */
export const agents = defineChapter({
  name: 'agents',
  open: async (house) => startFolds(house),
  routes: agentRoutes,
  hears: { accountOpened: joinLine },
  settings: { [AGENT_SETTING]: agentSetting },
});
