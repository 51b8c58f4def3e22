import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText } from '@livery/web/http/shape';
import { noteTerms } from '#kernel/session/member/terms.ts';
import { memberKey } from '#kernel/http/member-key.ts';

const isInfo = objectWith({
  id: isText,
  account: isText,
  nickname: isText,
  clubLabel: objectWith({ labelName: isText }),
  headIcon: isText,
  kyc: objectWith({ status: isText }),
});

/** Who the member is. */
export const memberInfoQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'info'),
    queryFn: async ({ signal }) => {
      const info = fitting(await call('memberInfo', {}, { signal }), isInfo);
      noteTerms(info.termsOwed !== undefined);
      return info;
    },
  });
