import type { Preparation } from '#kernel/routing/route.ts';
import { responsiblePlayQuery } from '../../api/responsible-play.ts';

export const prepare: Preparation = async (queries, { userName }) => {
  if (userName !== undefined) await queries.prefetchQuery(responsiblePlayQuery(userName));
};
