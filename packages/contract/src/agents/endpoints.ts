import { plannedAgents } from './planned.ts';

export const agentsEndpoints = {
  ...plannedAgents,
} as const;
