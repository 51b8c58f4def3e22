import { gameFilterOf } from '../../game-filter.ts';
import { gameListQuery } from '../../api/game-list.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = (queries, { params, language }) =>
  queries.prefetchInfiniteQuery(gameListQuery(gameFilterOf(params), language));
