import type { Preparation } from '#kernel/routing/route.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { currentSession } from '#kernel/session/session.ts';
import { identityQuery } from '../../api/identity.ts';

export const prepare: Preparation = async (queries, { userName }) => {
  // A guest of free play would be refused.
  if (userName === undefined || isGuest(currentSession()?.type)) return;
  await queries.prefetchQuery(identityQuery(userName));
};
