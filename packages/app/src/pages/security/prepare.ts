import { passkeysQuery } from '#chapters/door';
import { securityQuery } from '#chapters/member';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = async (queries, { userName }) => {
  if (userName === undefined) return;
  await Promise.all([
    queries.prefetchQuery(securityQuery(userName)),
    FLAGS.PASSKEY3 ? queries.prefetchQuery(passkeysQuery(userName)) : undefined,
  ]);
};
