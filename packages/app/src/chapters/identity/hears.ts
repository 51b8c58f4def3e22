import { askAnew } from '@livery/web/live/ask-anew';
import type { Hears } from '#kernel/live/hearer.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { identityQuery } from './api/identity.ts';

/** Once somebody has looked, what that opens is asked for anew, wherever it is shown. */
export const hears: Hears = ({ queries, userName }) => {
  if (userName === null) return {};
  return {
    changes: [identityQuery(userName).queryKey],
    onNews: ({ event }) => {
      if (event === 'kyc') askAnew(queries, [memberKey(userName)]);
    },
  };
};
