import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';

type Instruments = Reply<'bankCards'>;
export type Instrument = Instruments['list'][number];
export type WrittenRail = Instruments['rails'][number];

/** Where a member’s money may be sent. What is added or removed changes what can be paid out. */
export const instrumentsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'payout', 'instruments'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('bankCards', {}, { signal }),
        objectWith({
          list: listOf(objectWith({ cardId: isText, bank: isText, last4: isText, state: isText })),
          most: isNumber,
          rails: listOf(isText),
        }),
      ),
    staleTime: 5_000,
  });
