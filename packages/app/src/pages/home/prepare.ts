import type { QueryClient } from '@tanstack/react-query';
import { walletQuery } from '#chapters/cashier';

/** What stands in the header of a home. */
export const prepareMoney = (queries: QueryClient, userName: string): Promise<void> =>
  queries.prefetchQuery(walletQuery(userName));
