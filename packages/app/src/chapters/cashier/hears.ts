import { askAnew } from '@livery/web/live/ask-anew';
import type { Hears } from '#kernel/live/hearer.ts';
import { forgetRecords } from './api/forget-records.ts';
import { depositsKey } from './api/deposits-key.ts';
import { payoutsKey } from './api/payouts.ts';
import { walletQuery } from './api/wallet.ts';

/** Money moved: by a game, by the house, or from another device. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  const { queryKey: wallet } = walletQuery(userName);
  /** Orders as they stand, and what limits leave room for: whoever looks at one sees the new state. */
  const [deposits, payouts] = [depositsKey(userName), payoutsKey(userName)];
  const refresh = (...keys: readonly (readonly unknown[])[]): void => {
    askAnew(queries, keys);
    forgetRecords(queries, userName);
  };
  return {
    changes: [wallet, deposits, payouts],
    // A session that is over says so in the answer to whatever is asked next.
    onNews: ({ event }) => {
      if (event === 'balance') refresh(wallet, payouts);
      if (event === 'order') refresh(deposits);
      if (event === 'payout') refresh(payouts);
      if (event === 'session') refresh(wallet, deposits, payouts);
    },
    onBegin: () => forgetRecords(queries, userName),
  };
};
