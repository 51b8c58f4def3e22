import type { QueryClient } from '@tanstack/react-query';
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

/** So many more, or fewer, until the platform says how many there are. */
export function countUnread(queries: QueryClient, userName: string, more: number): void {
  const asked = inboxUnreadQuery(userName);
  const count = (known: number): void => {
    // An answer that is on its way was written before.
    void queries.cancelQueries({ queryKey: asked.queryKey });
    queries.setQueryData(asked.queryKey, Math.max(0, known + more));
  };
  const known = queries.getQueryData(asked.queryKey);
  if (known !== undefined) count(known);
  // Nobody has said yet of how many. Where it is not heard, it is asked for again anyway.
  else void queries.ensureQueryData(asked).then(count, () => {});
}

/** Asks what is true. */
export function askAgain(queries: QueryClient, userName: string): void {
  const { queryKey } = inboxUnreadQuery(userName);
  void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries({ queryKey: inboxKey(userName) });
}
