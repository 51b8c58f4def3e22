import * as bars from './bars.ts';
import * as checks from './checks.ts';
import * as limits from './limits.ts';

export const careEndpoints = {
  responsiblePlay: limits.responsiblePlay,
  setLimit: limits.setLimit,
  confirmLimit: limits.confirmLimit,
  removeLimit: limits.removeLimit,
  cancelPendingLimit: limits.cancelPendingLimit,
  timeOut: bars.timeOut,
  exclude: bars.exclude,
  askReturn: bars.askReturn,
  askRegister: bars.askRegister,
  setRealityCheck: checks.setRealityCheck,
  acknowledgeRealityCheck: checks.acknowledgeRealityCheck,
  playSession: checks.playSession,
  answerPrompt: limits.answerPrompt,
  noteReview: limits.noteReview,
  selfAssessment: checks.selfAssessment,
} as const;
