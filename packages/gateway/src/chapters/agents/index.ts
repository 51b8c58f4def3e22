export { agents } from './chapter.ts';
export { beginBooks, openPast } from './turnover/begin.ts';
export { countTurnover } from './turnover/count.ts';
export type { AgentTables } from './tables.ts';
