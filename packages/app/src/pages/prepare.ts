import { registerSettingsQuery } from '#chapters/account';
import {
  favouriteListQuery,
  gameFilterOf,
  gameListQuery,
  hotListQuery,
  lotteryDrawsQuery,
  recentListQuery,
} from '#chapters/lobby';
import { promotionCategoriesQuery, promotionsQuery } from '#chapters/rewards';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const games: Preparation = (queries, { params, language }) =>
  queries.prefetchInfiniteQuery(gameListQuery(gameFilterOf(params), language));

export const hot: Preparation = (queries, { params, language }) =>
  queries.prefetchInfiniteQuery(hotListQuery(gameFilterOf(params), language));

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
