import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';

export type Terms = Reply<'terms'>;

/** Which terms hold, and whether the member has yet to accept them. */
export const termsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'terms'),
    queryFn: ({ signal }) => call('terms', {}, { signal }),
    staleTime: 0,
  });

export const acceptTerms = (version: number): Promise<Terms> =>
  call('acceptTerms', { body: { version } });
