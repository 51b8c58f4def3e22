import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText } from '@livery/web/http/shape';
import { memberKey } from '#kernel/http/member-key.ts';
import { useConnected } from '#kernel/live/connected.ts';

/** The member's money as the platform has it now. */
export const walletQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'wallet'),
    queryFn: async ({ signal }) =>
      fitting(await call('wallet', {}, { signal }), objectWith({ sumBalance: isText })),
    staleTime: 5_000,
  });

/** Asked for again and again only where the platform cannot tell of changes. */
const pollingPause = 30_000;

/** The member's money, and its changes as they happen. */
export const useWallet = (userName: string) =>
  useQuery({
    ...walletQuery(userName),
    refetchInterval: useConnected() ? false : pollingPause,
  });
