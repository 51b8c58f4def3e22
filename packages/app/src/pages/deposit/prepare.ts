import { depositMethodsQuery, walletQuery } from '#chapters/cashier';
import { memberInfoQuery } from '#chapters/member';
import type { Preparation } from '#kernel/routing/route.ts';
import { mayDeposit } from '#kernel/session/customer-type.ts';
import { currentSession } from '#kernel/session/session.ts';

export const prepare: Preparation = async (queries, { userName }) => {
  // Others would be refused.
  if (userName === undefined || !mayDeposit(currentSession()?.type)) return;
  await Promise.all([
    queries.prefetchQuery(depositMethodsQuery(userName)),
    queries.prefetchQuery(walletQuery(userName)),
    queries.prefetchQuery(memberInfoQuery(userName)),
  ]);
};
