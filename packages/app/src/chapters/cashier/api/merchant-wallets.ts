import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, listOf, objectWith } from '@livery/web/http/shape';

export type StudioWallet = Reply<'merchantWallets'>['wallets'][number];

const isWallets = objectWith({
  wallets: listOf(objectWith({ vendor: isText, displayName: isText, balance: isText })),
});

/** Every studio that keeps wallets, also where nothing lies yet. News of the sum reaches it by its key. */
export const merchantWalletsQuery = (userName: string, merchantCode: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'wallet', 'studios'),
    queryFn: async ({ signal }) =>
      fitting(await call('merchantWallets', { params: { merchantCode } }, { signal }), isWallets),
    staleTime: 5_000,
  });
