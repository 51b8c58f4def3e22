import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isNumber } from '@livery/web/http/shape';

/** How many letters are unread. */
export const inboxUnreadQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'inboxUnread'),
    queryFn: async ({ signal }) => fitting(await call('inboxUnread', {}, { signal }), isNumber),
  });
