import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { compareDecimals } from '@livery/ui/money';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';
import { lobbyKeys } from './keys.ts';

type Jackpots = Reply<'jackpots'>['list'];

const isFeed = objectWith({ list: listOf(objectWith({ amount: isText })) });

/** They grow with every stake. */
const pause = 15_000;

export const jackpotsQuery = queryOptions({
  queryKey: [...lobbyKeys.games, 'jackpots'],
  queryFn: async ({ signal }): Promise<Jackpots> =>
    fitting(await call('jackpots', {}, { signal }), isFeed).list,
  refetchInterval: pause,
});

export const largestOf = (jackpots: Jackpots): Jackpots[number] | undefined =>
  jackpots.toSorted((one, other) => compareDecimals(other.amount, one.amount))[0];
