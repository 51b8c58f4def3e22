import { favouriteListQuery } from '../../api/favourite-list.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = async (queries, { userName, language }) => {
  if (userName !== undefined)
    await queries.prefetchInfiniteQuery(favouriteListQuery(userName, language));
};
