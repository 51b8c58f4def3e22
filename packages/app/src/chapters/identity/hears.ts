import type { Hears } from '#kernel/live/hearer.ts';
import { identityQuery } from './api/identity.ts';

/** Whoever has looked writes a letter about it. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  const { queryKey } = identityQuery(userName);
  return {
    changes: [queryKey],
    onNews: ({ event }) => {
      if (event === 'unread') void queries.invalidateQueries({ queryKey });
    },
  };
};
