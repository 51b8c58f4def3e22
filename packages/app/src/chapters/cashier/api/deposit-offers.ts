import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, listOf, objectWith } from '@livery/web/http/shape';

export type DepositOffer = Reply<'depositPromotions'>['offers'][number];

/** What a deposit can bring. */
export const depositOffersQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'deposit', 'offers'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('depositPromotions', {}, { signal }),
        objectWith({ offers: listOf(objectWith({ promoId: isText, title: isText })) }),
      ),
    staleTime: 5_000,
  });
