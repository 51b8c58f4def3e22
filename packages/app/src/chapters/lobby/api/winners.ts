import { queryOptions } from '@tanstack/react-query';
import type { Winner } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';
import { lobbyKeys } from './keys.ts';

const isWin = objectWith({ gameName: isText, customerName: isText, winAmount: isText });
const isBoard = objectWith({ list: listOf(objectWith({ vo: isWin })) });

/** Recent wins, names already masked by the platform. */
export const winnersQuery = (language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.winners, language],
    queryFn: async ({ signal }): Promise<readonly Winner[]> => {
      const answer = await call(
        'winners',
        { query: { gameCategory: 'ALL', language, limitNum: 20 } },
        { signal },
      );
      return fitting(answer, isBoard).list.map(({ vo }) => vo);
    },
  });
