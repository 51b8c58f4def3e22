import { queryOptions } from '@tanstack/react-query';
import type { Payload, Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isBoolean, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';

export type Identity = Reply<'kyc'>;
export type IdentityStep = Identity['needed'][number];
export type IdentityReason = Identity['reasons'][number];
export type Details = Payload<'setKycDetails'>;
export type Paper = Details['document'];

/** What came of a check is asked for now and then by whoever waits for it; a letter says it as well. */
const askAgain = 20_000;

/** How far it is proven who a member is, and what is to be done next. */
export const identityQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'identity'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('kyc', {}, { signal }),
        objectWith({
          level: isNumber,
          status: isText,
          way: isText,
          needed: listOf(isText),
          reasons: listOf(objectWith({ step: isText, why: isText })),
          limits: objectWith({ play: isBoolean, deposit: isBoolean, withdraw: isBoolean }),
        }),
      ),
    // A provider’s page leads back here, and may have decided meanwhile.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.status === 'under_review' ? askAgain : false),
  });
