export { agents } from './chapter.ts';
export type { AgentTables } from './tables.ts';
