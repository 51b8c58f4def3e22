import type { Hears } from '#kernel/live/hearer.ts';
import { standingsKey } from './api/keys.ts';

/** A stake counts for what was joined; an answer to a claim comes with a letter. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  const queryKey = standingsKey(userName);
  return {
    changes: [queryKey],
    onNews: ({ event }) => {
      if (event === 'balance' || event === 'unread') void queries.invalidateQueries({ queryKey });
    },
  };
};
