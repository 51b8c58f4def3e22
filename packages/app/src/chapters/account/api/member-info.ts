import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, having, isText } from '#kernel/http/shape.ts';
import { memberKey } from '#kernel/http/member-key.ts';

const isInfo = having({
  id: isText,
  account: isText,
  nickname: isText,
  clubLabel: having({ labelName: isText }),
  headIcon: isText,
  kyc: having({ status: isText }),
});

/** Who the member is. */
export const memberInfoQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'info'),
    queryFn: async ({ signal }) => fitting(await call('memberInfo', {}, { signal }), isInfo),
  });
