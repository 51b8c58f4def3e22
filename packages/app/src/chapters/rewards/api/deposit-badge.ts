import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, objectWith, type Fits } from '@livery/web/http/shape';
import { isRecord } from '@livery/web/store/storage';

const isBadge = objectWith({ promotionId: isText, amount: isText });
const isAnswer: Fits = (part) =>
  isRecord(part) && (part['badge'] === undefined || isBadge(part['badge']));

/** What the way to a deposit shows this member. */
export const depositBadgeQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'depositBadge'),
    queryFn: async ({ signal }) => fitting(await call('depositBadge', {}, { signal }), isAnswer),
    staleTime: 300_000,
  });
