import { gameFilterOf } from '../../game-filter.ts';
import { hotListQuery } from '../../api/game-list.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = (queries, { params, language }) =>
  queries.prefetchInfiniteQuery(hotListQuery(gameFilterOf(params), language));
