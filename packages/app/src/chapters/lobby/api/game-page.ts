import type { Query } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';

/** Games of the house are slots of one maker. */
const house = { gameType: 'RNG', vassalage: 'BGS' } as const;

/** A page of the games that are wanted. */
export async function fetchPage(
  wanted: Query<'gameList'>,
  language: string,
  pageNo: number,
  size: number,
  signal: AbortSignal,
) {
  const kind = wanted.gameType === 'INHOUSE' ? house : {};
  const query = { ...wanted, ...kind, platform: 'html5', language, pageNo, pageSize: size };
  const { games, pageNum, totalPages } = await call('gameList', { query }, { signal });
  return { items: games, pageNum, hasMore: pageNum < totalPages };
}
