import { lotteryDrawsQuery } from '../../api/lottery.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = (queries, { language }) =>
  queries.prefetchQuery(lotteryDrawsQuery(language));
