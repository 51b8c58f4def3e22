import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';
import { memberKey } from '#kernel/http/member-key.ts';

/** Who the member is. */
export const memberInfoQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'info'),
    queryFn: async ({ signal }) =>
      inShape(await call('memberInfo', {}, { signal }), { account: 'text', clubLabel: 'record' }),
  });
