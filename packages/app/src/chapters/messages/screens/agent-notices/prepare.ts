import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import type { Preparation } from '#kernel/routing/route.ts';
import { agentNoticesQuery } from '../../api/home-content.ts';

export const prepare: Preparation = async (queries, { userName, language }) => {
  void fetchSanitiser();
  if (userName !== undefined) await queries.prefetchQuery(agentNoticesQuery(language, userName));
};
