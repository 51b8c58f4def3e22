export { agents } from './chapter.ts';
export { closePast } from './close/past.ts';
export { agentActs } from './desk/acts.ts';
export { contractReport } from './desk/contracts.ts';
export { closeReport, closesOf, proofOf, ratesReport } from './desk/report.ts';
export { beginBooks, openPast } from './turnover/begin.ts';
export { countTurnover } from './turnover/count.ts';
export type { AgentTables } from './tables.ts';
