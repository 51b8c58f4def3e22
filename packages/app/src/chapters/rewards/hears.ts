import { askAnew } from '@livery/web/live/ask-anew';
import type { Hears } from '#kernel/live/hearer.ts';
import { bonusesKey, standingsKey } from './api/keys.ts';

/** A stake counts for what was given; an answer to a claim comes with a letter. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  const keys = [standingsKey(userName), bonusesKey(userName)];
  return {
    changes: keys,
    onNews: ({ event }) => {
      if (event === 'balance' || event === 'unread' || event === 'grant') askAnew(queries, keys);
    },
  };
};
