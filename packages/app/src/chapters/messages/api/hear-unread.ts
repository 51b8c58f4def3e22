import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { askAnew } from '@livery/web/live/ask-anew';
import { isRecord } from '@livery/web/store/storage';
import { contentKey, type Content } from './home-content.ts';
import { withRead } from './with-read.ts';
import { inboxKey } from './inbox.ts';
import { inboxUnreadQuery } from './inbox-unread.ts';

/** Something was read, deleted or written: here, in another tab or on another device. */
export function hearUnread(queries: QueryClient, userName: string, news: unknown): void {
  const { announcement, inbox } = isRecord(news) ? news : {};
  if (typeof announcement === 'string') {
    const mine = { queryKey: contentKey(userName) };
    queries.setQueriesData<Content>(mine, (known) => known && withRead(known, announcement));
    // An answer that is on its way was written before.
    if (queries.isFetching(mine) > 0) askAnew(queries, [mine.queryKey]);
  }
  if (typeof inbox === 'number') {
    const { queryKey } = inboxUnreadQuery(userName);
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, inbox);
    askAnew(queries, [inboxKey(userName)]);
  }
}

/** What such news change. */
export const unreadKeys = (userName: string): readonly QueryKey[] => [
  contentKey(userName),
  inboxKey(userName),
  inboxUnreadQuery(userName).queryKey,
];
