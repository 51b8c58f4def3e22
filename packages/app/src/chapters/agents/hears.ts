import type { Hears } from '#kernel/live/hearer.ts';
import { memberKey } from '#kernel/http/member-key.ts';

/** Envelopes that an agent sent: whoever may take one of them hears of it. */
export const hears: Hears = ({ queries, userName }) => {
  if (!FLAGS.AGENTRANSMULTDOWN3 || userName === null) return {};
  return {
    onNews: ({ event }) => {
      if (event === 'rain')
        void queries.invalidateQueries({ queryKey: memberKey(userName, 'rains') });
    },
  };
};
