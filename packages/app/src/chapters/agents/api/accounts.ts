import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, listOf, objectWith } from '@livery/web/http/shape';

export type InviteLink = Reply<'registerUrls'>['list'][number];
export type Downline = InviteLink['type'];

/** Links by which people register below the agent. */
export const linksQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'team', 'links'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('registerUrls', {}, { signal }),
        objectWith({ list: listOf(objectWith({ code: isText, url: isText, qr: isText })) }),
      ),
    staleTime: 10_000,
  });
