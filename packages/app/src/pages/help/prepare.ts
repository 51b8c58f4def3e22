import { helpQuery } from '#chapters/site';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = async (queries, { language }) => {
  void fetchSanitiser();
  await queries.prefetchQuery(helpQuery(language));
};
