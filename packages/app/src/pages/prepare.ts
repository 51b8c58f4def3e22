import { memberInfoQuery, registerSettingsQuery } from '#chapters/account';
import { vendorWalletsQuery, walletQuery } from '#chapters/cashier';
import {
  favouriteListQuery,
  gameFilterOf,
  gameListQuery,
  hotListQuery,
  lotteryDrawsQuery,
  recentListQuery,
} from '#chapters/lobby';
import type { Preparation } from '#kernel/routing/route.ts';

export const games: Preparation = (queries, { params, language }) =>
  queries.prefetchInfiniteQuery(gameListQuery(gameFilterOf(params), language));

export const hot: Preparation = (queries, { params, language }) =>
  queries.prefetchInfiniteQuery(hotListQuery(gameFilterOf(params), language));

export const lottery: Preparation = (queries, { language }) =>
  queries.prefetchQuery(lotteryDrawsQuery(language));

export const favourites: Preparation = async (queries, { userName, language }) => {
  if (userName !== undefined)
    await queries.prefetchInfiniteQuery(favouriteListQuery(userName, language));
};

export const recents: Preparation = async (queries, { userName, language }) => {
  if (userName !== undefined)
    await queries.prefetchInfiniteQuery(recentListQuery(userName, language));
};

export const registration: Preparation = (queries, { language }) =>
  queries.prefetchQuery(registerSettingsQuery(language));

export const account: Preparation = async (queries, { userName }) => {
  if (userName === undefined) return;
  await Promise.all([
    queries.prefetchQuery(memberInfoQuery(userName)),
    queries.prefetchQuery(walletQuery(userName)),
    queries.prefetchQuery(vendorWalletsQuery(userName)),
  ]);
};
