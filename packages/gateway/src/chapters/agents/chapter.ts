import { defineChapter } from '../chapter.ts';
import { startCloses } from './close/worker.ts';
import { agentActs } from './desk/acts.ts';
import { agentQueues } from './desk/queues.ts';
import { startFolds, startSpans } from './fold/worker.ts';
import { agentGauges } from './gauges.ts';
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
    const works = [startFolds, startSpans, startCloses, startRains].map((start) => start(house));
    return { close: async () => void (await Promise.all(works.map((work) => work.close()))) };
  },
  hears: { accountOpened: joinLine },
  acts: Object.values(agentActs),
  invariants: agentInvariants,
  queues: agentQueues,
  gauges: agentGauges,
  settings: { [AGENT_SETTING]: agentSetting },
});
