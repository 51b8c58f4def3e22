import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isNumber, isText, listOf } from '@livery/web/http/shape';
import { lobbyKeys } from './keys.ts';

const pageSize = 100;
const mostPages = 10;
const isPage = objectWith({ content: listOf(isText), totalPages: isNumber });

async function fetchIds(signal: AbortSignal): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let pageNo = 1; pageNo <= mostPages; pageNo++) {
    const answer = await call('favouriteIds', { query: { pageNo, pageSize } }, { signal });
    const { content, totalPages } = fitting(answer, isPage);
    ids.push(...content);
    if (content.length < pageSize || pageNo >= totalPages) break;
  }
  return ids;
}

/** The node ids of a member's favourites, for the marks on tiles. */
export const favouriteIdsQuery = (userName: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.favourites(userName), 'ids'],
    queryFn: ({ signal }) => fetchIds(signal),
  });
