import type { QueryClient } from '@tanstack/react-query';
import { currentUnread } from '#kernel/session/unread.ts';
import { inboxKey, type Letter, type Letters } from '../api/inbox.ts';
import { inboxUnreadQuery } from '../api/inbox-unread.ts';

/** Changes the letters of all lists that are known. */
export function changeLetters(
  queries: QueryClient,
  userName: string,
  change: (letters: readonly Letter[]) => Letter[],
): void {
  queries.setQueriesData<Letters>({ queryKey: inboxKey(userName) }, (known) => {
    if (!known) return known;
    return { ...known, pages: known.pages.map((page) => ({ ...page, list: change(page.list) })) };
  });
}

/** So many more, or fewer, until the platform says how many there are; an answer on its way was written before. */
export function countUnread(queries: QueryClient, userName: string, more: number): void {
  const { queryKey } = inboxUnreadQuery(userName);
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (known) => Math.max(0, (known ?? currentUnread().inbox) + more));
}

/** Asks what is true. */
export function askAgain(queries: QueryClient, userName: string): void {
  const { queryKey } = inboxUnreadQuery(userName);
  void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries({ queryKey: inboxKey(userName) });
}
