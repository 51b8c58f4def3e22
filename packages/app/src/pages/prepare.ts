import type { QueryClient } from '@tanstack/react-query';
import { memberInfoQuery, registerSettingsQuery } from '#chapters/account';
import { vendorWalletsQuery, walletQuery } from '#chapters/cashier';
import {
  favouriteListQuery,
  gameFilterOf,
  gameListQuery,
  hotGamesQuery,
  hotListQuery,
  lotteryDrawsQuery,
  newGameBannersQuery,
  recentListQuery,
  vendorsQuery,
} from '#chapters/lobby';
import { downloadsQuery, helpQuery, whitelabelQuery } from '#chapters/site';
import { homeContentQuery, inboxQuery } from '#chapters/messages';
import { promotionCategoriesQuery, promotionsQuery } from '#chapters/rewards';
import { currentSession } from '#kernel/session/session.ts';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const games: Preparation = (queries, { params, language }) =>
  queries.prefetchInfiniteQuery(gameListQuery(gameFilterOf(params), language));

export const hot: Preparation = (queries, { params, language }) =>
  queries.prefetchInfiniteQuery(hotListQuery(gameFilterOf(params), language));

/** What it begins with; narrowed it is a list like any other. */
export const centre: Preparation = async (queries, { merchant, params, language }) => {
  const filter = gameFilterOf(params);
  if (Object.keys(filter).length > 0) {
    await queries.prefetchInfiniteQuery(gameListQuery(filter, language));
    return;
  }
  await Promise.all([
    queries.prefetchQuery(vendorsQuery(merchant)),
    queries.prefetchQuery(newGameBannersQuery(merchant, language)),
    queries.prefetchQuery(hotGamesQuery(language)),
  ]);
};

export const lottery: Preparation = (queries, { language }) =>
  queries.prefetchQuery(lotteryDrawsQuery(language));

export const promotions: Preparation = async (queries, { language }) => {
  await Promise.all([
    queries.prefetchQuery(promotionsQuery(language)),
    queries.prefetchQuery(promotionCategoriesQuery(language)),
    // What operators wrote waits for it.
    fetchSanitiser(),
  ]);
};

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

export const notices: Preparation = async (queries, { userName, language }) => {
  void fetchSanitiser();
  await queries.prefetchQuery(homeContentQuery(language, userName));
};

export const inbox: Preparation = async (queries, { userName, language }) => {
  void fetchSanitiser();
  // A guest of free play has no letters.
  if (userName !== undefined && !isGuest(currentSession()?.type))
    await queries.prefetchInfiniteQuery(inboxQuery(userName, language));
};

export const help: Preparation = async (queries, { language }) => {
  void fetchSanitiser();
  await queries.prefetchQuery(helpQuery(language));
};

export const app: Preparation = (queries) => queries.prefetchQuery(downloadsQuery);

/** What stands in the header of a home. */
export const money = (queries: QueryClient, userName: string): Promise<void> =>
  queries.prefetchQuery(walletQuery(userName));

export const account: Preparation = async (queries, { userName, language }) => {
  if (userName === undefined) return;
  await Promise.all([
    queries.prefetchQuery(whitelabelQuery(language)),
    queries.prefetchQuery(memberInfoQuery(userName)),
    queries.prefetchQuery(walletQuery(userName)),
    queries.prefetchQuery(vendorWalletsQuery(userName)),
  ]);
};
