import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, having, isText } from '#kernel/http/shape.ts';
import { memberKey } from '#kernel/http/member-key.ts';

/** Who the member is. */
export const memberInfoQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'info'),
    queryFn: async ({ signal }) =>
      fitting(await call('memberInfo', {}, { signal }), having({ account: isText })),
  });
