import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';

export type Device = Reply<'security'>['devices'][number];

/** What guards the account, and the devices that are in it or may come back. */
export const securityQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'security'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('security', {}, { signal }),
        objectWith({ devices: listOf(objectWith({ id: isText })) }),
      ),
  });

export const endDevice = (id: string): Promise<null> => call('endDevice', { params: { id } });
