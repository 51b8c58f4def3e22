import { endContracts, offerTopContract } from './contracts.ts';
import { moveMember, setTopRate } from './lines.ts';
import { adjustTurnover, holdPays, releasePays, resumeClose } from './money.ts';

/** What an operator may do about agents. */
export const agentActs = {
  setTopRate,
  moveMember,
  offerTopContract,
  endContracts,
  adjustTurnover,
  holdPays,
  releasePays,
  resumeClose,
} as const;
