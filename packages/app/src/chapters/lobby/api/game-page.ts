import type { Query } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';

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
  const page = await call('gameList', { query }, { signal });
  const { games, pageNum, totalPages } = inShape(page, { games: 'list' });
  return { items: games, pageNum, hasMore: pageNum < totalPages };
}
