import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';

const isWallets = objectWith({
  sumBalance: isText,
  cash: isText,
  wallets: listOf(objectWith({ vendor: isText, displayName: isText, balance: isText })),
});

/** Where the member’s money lies. Its key begins as that of the sum, so that news of it reaches both. */
export const vendorWalletsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'wallet', 'vendors'),
    queryFn: async ({ signal }) => fitting(await call('memberWallet', {}, { signal }), isWallets),
    staleTime: 5_000,
  });
