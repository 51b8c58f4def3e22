import type { Hears } from '#kernel/live/hearer.ts';
import { hearUnread, unreadKeys } from './api/hear-unread.ts';

/** Something was written, or read on another device. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  return {
    changes: unreadKeys(userName),
    onNews: ({ event, data }) => {
      if (event === 'unread') hearUnread(queries, userName, data);
    },
  };
};
