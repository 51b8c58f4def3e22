import { olderThan } from '@livery/web/http/older-than';
import type { Hears } from '#kernel/live/hearer.ts';
import { standingsKey } from './api/keys.ts';

/** A stake counts for what was joined; an answer to a claim comes with a letter. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  const refresh = (age = 0): void =>
    void queries.invalidateQueries({
      queryKey: standingsKey(userName),
      predicate: olderThan(age),
    });
  return {
    onNews: ({ event }) => {
      if (event === 'balance' || event === 'unread') refresh();
    },
    onBegin: refresh,
  };
};
