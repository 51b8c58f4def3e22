import { walletQuery } from '#chapters/cashier';
import { agentNoticesQuery } from '#chapters/messages';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = async (queries, { userName, language }) => {
  if (userName === undefined) return;
  await Promise.all([
    queries.prefetchQuery(walletQuery(userName)),
    queries.prefetchQuery(agentNoticesQuery(language, userName)),
  ]);
};
