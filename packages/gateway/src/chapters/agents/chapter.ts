import { defineChapter } from '../chapter.ts';
import { startCloses } from './close/worker.ts';
import { agentActs } from './desk/acts.ts';
import { startFolds } from './fold/worker.ts';
import { agentInvariants } from './invariants.ts';
import { joinLine } from './lineage/join.ts';
import { startRains } from './rain/worker.ts';
import { agentRoutes } from './routes.ts';
import { AGENT_SETTING, agentSetting } from './settings.ts';

/** Whoever brings players, and what they have of it. */
export const agents = defineChapter({
  name: 'agents',
  routes: agentRoutes,
  async open(house) {
    const works = [startFolds(house), startCloses(house), startRains(house)];
    return { close: async () => void (await Promise.all(works.map((work) => work.close()))) };
  },
  hears: { accountOpened: joinLine },
  acts: Object.values(agentActs),
  invariants: agentInvariants,
  settings: { [AGENT_SETTING]: agentSetting },
});
