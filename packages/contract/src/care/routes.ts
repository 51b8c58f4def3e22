import { get, post, put, remove, type Route } from '../base/route.ts';

export const careRoutes = {
  responsiblePlay: get('/rg'),
  setLimit: put('/rg/limit'),
  confirmLimit: post('/rg/limit/:id/confirm'),
  removeLimit: remove('/rg/limit/:id'),
  cancelPendingLimit: remove('/rg/limit/:id/pending'),
  timeOut: post('/rg/timeout'),
  exclude: post('/rg/exclusion'),
  askReturn: post('/rg/exclusion/return'),
  askRegister: post('/rg/register'),
  setRealityCheck: put('/rg/realityCheck'),
  acknowledgeRealityCheck: post('/rg/realityCheck/ack'),
  playSession: get('/rg/session'),
  answerPrompt: post('/rg/prompt'),
  noteReview: post('/rg/review'),
  selfAssessment: post('/rg/selfAssessment'),
} as const satisfies Readonly<Record<string, Route>>;
