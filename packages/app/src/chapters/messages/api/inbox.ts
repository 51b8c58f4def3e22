import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, objectWith, isNumber, isText, listOf } from '@livery/web/http/shape';

const pageSize = 25;

const isLetter = objectWith({ id: isText, title: isText, content: isText, createdAt: isNumber });
const isPage = objectWith({ list: listOf(isLetter), pageNum: isNumber, totalPages: isNumber });

export type Letter = Reply<'inbox'>['list'][number];
export type Letters = InfiniteData<Reply<'inbox'>>;

export async function fetchLetters(pageNo: number, size: number, signal?: AbortSignal) {
  const query = { pageNo, pageSize: size };
  return fitting(await call('inbox', { query }, signal ? { signal } : {}), isPage);
}

/** What the lists of a member’s letters begin with, in every language. */
export const inboxKey = (userName: string) => memberKey(userName, 'inbox');

/** Letters, the newest first, page after page. */
export const inboxQuery = (userName: string, language: string) =>
  infiniteQueryOptions({
    queryKey: memberKey(userName, 'inbox', language),
    queryFn: ({ pageParam, signal }) => fetchLetters(pageParam, pageSize, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
