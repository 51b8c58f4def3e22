import { plannedCare } from './planned.ts';

export const careEndpoints = {
  ...plannedCare,
} as const;
