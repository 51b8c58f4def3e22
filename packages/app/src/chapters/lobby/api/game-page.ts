import type { Query } from '@livery/contract/client';
import { call, sparesPlatform } from '#kernel/http/client.ts';
import { fitting, objectWith, isNumber, listOf } from '@livery/web/http/shape';
import type { GameFilter } from '../game-filter.ts';
import { isGame } from './game.ts';
import { untilListsMay } from './spacing.ts';

const isPage = objectWith({ games: listOf(isGame), pageNum: isNumber, totalPages: isNumber });

/** Games of the house are slots of one maker. */
const house = { gameType: 'RNG', vassalage: 'BGS' } as const;

export const pageAsked = (
  wanted: Query<'gameList'>,
  language: string,
  pageNo: number,
  pageSize: number,
) => {
  const kind = wanted.gameType === 'INHOUSE' ? house : {};
  return { query: { ...wanted, ...kind, platform: 'html5', language, pageNo, pageSize } as const };
};

/** A filter as the platform is asked for it. */
export function asked(filter: GameFilter): Query<'gameList'> {
  const { type: _, gameClassify, ...others } = filter;
  if (gameClassify === 'NEW') return { ...others, isNew: true };
  return gameClassify ? { ...others, gameClassify } : others;
}

/** A page of the games that are wanted. */
export async function fetchPage(
  wanted: Query<'gameList'>,
  language: string,
  pageNo: number,
  size: number,
  signal: AbortSignal,
) {
  const question = pageAsked(wanted, language, pageNo, size);
  if (sparesPlatform()) await untilListsMay(signal);
  const { games, ...page } = fitting(await call('gameList', question, { signal }), isPage);
  return { ...page, items: games, hasMore: page.pageNum < page.totalPages };
}
