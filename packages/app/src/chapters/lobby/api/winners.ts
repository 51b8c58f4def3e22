import { queryOptions } from '@tanstack/react-query';
import type { Winner } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';
import { lobbyKeys } from './keys.ts';

/** Recent wins, names already masked by the platform. */
export const winnersQuery = (language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.winners, language],
    queryFn: async ({ signal }): Promise<readonly Winner[]> => {
      const query = { gameCategory: 'ALL', language, limitNum: 20 };
      const { list } = inShape(await call('winners', { query }, { signal }), { list: 'list' });
      return list.map((win) => inShape(win, { vo: 'record' }).vo);
    },
  });
