import { promotionCategoriesQuery } from '../../api/categories.ts';
import { promotionsQuery } from '../../api/promotions.ts';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = async (queries, { language }) => {
  await Promise.all([
    queries.prefetchQuery(promotionsQuery(language)),
    queries.prefetchQuery(promotionCategoriesQuery(language)),
    // What operators wrote waits for it.
    fetchSanitiser(),
  ]);
};
