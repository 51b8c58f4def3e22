import { homeContentQuery } from '../../api/home-content.ts';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = async (queries, { userName, language }) => {
  void fetchSanitiser();
  await queries.prefetchQuery(homeContentQuery(language, userName));
};
