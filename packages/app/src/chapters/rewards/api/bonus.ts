import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, listOf, objectWith } from '@livery/web/http/shape';
import { bonuses } from './keys.ts';

export type Bonus = NonNullable<Reply<'bonus'>['active']>;
export type PastBonus = Reply<'bonusRecords'>['list'][number];

/** What is wagered now and what waits. */
export const bonusQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, bonuses, 'live'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('bonus', {}, { signal }),
        objectWith({ cash: isText, waiting: listOf(objectWith({ id: isText, title: isText })) }),
      ),
    staleTime: 5_000,
  });

/** What there was, the newest first. */
export const bonusRecordsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, bonuses, 'past'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('bonusRecords', { query: {} }, { signal }),
        objectWith({ list: listOf(objectWith({ id: isText, title: isText, state: isText })) }),
      ),
    staleTime: 5_000,
  });
