import type { Hears } from '#kernel/live/hearer.ts';
import { catchUpUnread, hearUnread } from './api/hear-unread.ts';

/** Something was written, or read on another device. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  return {
    onNews: ({ event, data }) => {
      if (event === 'unread') hearUnread(queries, userName, data);
    },
    onBegin: (age) => catchUpUnread(queries, userName, age),
  };
};
