import { memberInfoQuery } from '#chapters/member';
import { vendorWalletsQuery, walletQuery } from '#chapters/cashier';
import { whitelabelQuery } from '#chapters/site';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = async (queries, { userName, language }) => {
  if (userName === undefined) return;
  await Promise.all([
    queries.prefetchQuery(whitelabelQuery(language)),
    queries.prefetchQuery(memberInfoQuery(userName)),
    queries.prefetchQuery(walletQuery(userName)),
    queries.prefetchQuery(vendorWalletsQuery(userName)),
  ]);
};
