import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isNumber, isText, listOf } from '@livery/web/http/shape';

export type PromotionData = Reply<'announcements'>['promotion'][number];

const isPromotion = objectWith({
  id: isText,
  title: isText,
  content: isText,
  startDate: isNumber,
  endDate: isNumber,
  announcementImages: listOf(objectWith({ sequence: isNumber, url: isText })),
  promoAnnouncementCategoryIds: listOf(isText),
});

/** What runs and what soon will, in the operator’s order. */
export const promotionsQuery = (language: string) =>
  queryOptions({
    queryKey: ['promotions', language],
    queryFn: async ({ signal }) => {
      const query = { types: 'PR', platform: 'M', language };
      const answer = await call('announcements', { query }, { signal });
      return fitting(answer, objectWith({ promotion: listOf(isPromotion) })).promotion;
    },
  });
