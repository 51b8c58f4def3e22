import { inboxQuery } from '../../api/inbox.ts';
import { currentSession } from '#kernel/session/session.ts';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = async (queries, { userName, language }) => {
  void fetchSanitiser();
  // A guest of free play has no letters.
  if (userName !== undefined && !isGuest(currentSession()?.type))
    await queries.prefetchInfiniteQuery(inboxQuery(userName, language));
};
