import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';

/** The kinds that promotions are sorted into. */
export const promotionCategoriesQuery = (language: string) =>
  queryOptions({
    queryKey: ['promotionCategories', language],
    queryFn: async ({ signal }) => {
      const answer = await call('promotionCategories', { query: { language } }, { signal });
      return fitting(answer, listOf(objectWith({ id: isText, name: isText }))).toSorted(
        (one, other) => one.order - other.order,
      );
    },
    staleTime: 5 * 60_000,
  });
