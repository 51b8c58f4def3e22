import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/client.ts';

/** The member's money as the platform has it now. */
export const walletQuery = (userName: string) =>
  queryOptions({
    queryKey: ['wallet', userName],
    queryFn: ({ signal }) => call('wallet', {}, { signal }),
    staleTime: 5_000,
  });
