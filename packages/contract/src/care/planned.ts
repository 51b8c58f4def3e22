import { plannedIn } from '../base/planned.ts';
import { careRoutes } from './routes.ts';

const planned = plannedIn(careRoutes);

export const plannedCare = {
  responsiblePlay: planned('RG1', 'responsiblePlay', 'member', 'Limits, time-outs, exclusions.'),
  setLimit: planned('RG2', 'setLimit', 'member', 'Sets a limit.'),
  confirmLimit: planned('RG3', 'confirmLimit', 'member', 'Confirms a loosened limit.'),
  removeLimit: planned('RG3', 'removeLimit', 'member', 'Asks to remove a limit.'),
  cancelPendingLimit: planned('RG3', 'cancelPendingLimit', 'member', 'Drops a pending change.'),
  timeOut: planned('RG4', 'timeOut', 'member', 'Takes a break.'),
  exclude: planned('RG4', 'exclude', 'member', 'Excludes oneself.'),
  setRealityCheck: planned('RG5', 'setRealityCheck', 'member', 'Sets the reality check.'),
  acknowledgeRealityCheck: planned('RG5', 'acknowledgeRealityCheck', 'member', 'Answers it.'),
  playSession: planned('RG6', 'playSession', 'member', 'The session in play, in figures.'),
  statement: planned('RG7', 'statement', 'member', 'A statement of the account.'),
  selfAssessment: planned('RG8', 'selfAssessment', 'member', 'Nine questions to oneself.'),
};
