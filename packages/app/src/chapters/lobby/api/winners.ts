import { queryOptions } from '@tanstack/react-query';
import type { Winner } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { lobbyKeys } from './keys.ts';

/** Recent wins, names already masked by the platform. */
export const winnersQuery = (language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.winners, language],
    queryFn: async ({ signal }): Promise<readonly Winner[]> => {
      const { list } = await call(
        'winners',
        { query: { gameCategory: 'ALL', language, limitNum: 20 } },
        { signal },
      );
      return list.map(({ vo }) => vo);
    },
  });
