import { olderThan } from '@livery/web/http/older-than';
import type { Hears } from '#kernel/live/hearer.ts';
import { forgetRecords } from './api/forget-records.ts';
import { depositsKey } from './api/deposits-key.ts';
import { payoutsKey } from './api/payouts.ts';
import { walletQuery } from './api/wallet.ts';

/** Money moved: by a game, by the house, or from another device. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  const refresh = (age = 0): void => {
    const { queryKey } = walletQuery(userName);
    void queries.invalidateQueries({ queryKey, predicate: olderThan(age) });
    forgetRecords(queries, userName);
  };
  /** Orders as they stand, and what limits leave room for: whoever looks at one sees the new state. */
  const refreshOrders = (queryKey: readonly unknown[], age = 0): void => {
    void queries.invalidateQueries({ queryKey, predicate: olderThan(age) });
    forgetRecords(queries, userName);
  };
  return {
    // A session that is over says so in the answer to whatever is asked next.
    onNews: ({ event }) => {
      if (event === 'balance' || event === 'session') refresh();
      if (event === 'order' || event === 'session') refreshOrders(depositsKey(userName));
      if (event === 'payout' || event === 'balance' || event === 'session')
        refreshOrders(payoutsKey(userName));
    },
    onBegin: (age) => {
      refresh(age);
      refreshOrders(depositsKey(userName), age);
      refreshOrders(payoutsKey(userName), age);
      // However young: what changed between its answer and these news is told by nobody.
      for (const orders of [depositsKey(userName), payoutsKey(userName)])
        void queries.invalidateQueries({ queryKey: [...orders, 'order'] });
    },
  };
};
