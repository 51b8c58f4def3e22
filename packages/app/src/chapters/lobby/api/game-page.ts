import type { Query } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';

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

/** A page of the games that are wanted. */
export async function fetchPage(
  wanted: Query<'gameList'>,
  language: string,
  pageNo: number,
  size: number,
  signal: AbortSignal,
) {
  const asked = pageAsked(wanted, language, pageNo, size);
  const { games, pageNum, totalPages } = await call('gameList', asked, { signal });
  return { items: games, pageNum, hasMore: pageNum < totalPages };
}
