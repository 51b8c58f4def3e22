import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Game, Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isNumber, isText, listOf } from '@livery/web/http/shape';
import { onThisClock } from '#kernel/http/platform-clock.ts';
import { isGame } from './game.ts';
import { lobbyKeys } from './keys.ts';

/** A lottery with its next draw, by this device's clock, which may be an hour off. */
export interface Lottery {
  readonly game: Game;
  readonly mode: string;
  readonly numero: string;
  readonly closesAt: number;
  readonly fallsAt: number;
  readonly last: Reply<'lotteryDraws'>['list'][number]['last'];
}

const isDraw = objectWith({ numero: isText, closeAt: isNumber, openAt: isNumber });
const isBoard = objectWith({ list: listOf(objectWith({ game: isGame, draw: isDraw })) });
const isResults = objectWith({ list: listOf(objectWith({ numero: isText })) });

/** All lotteries in one answer: many of them fall in the same second. */
export const lotteryDrawsQuery = (language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'lottery', language],
    queryFn: async ({ signal }): Promise<readonly Lottery[]> => {
      const answer = await call('lotteryDraws', { query: { language } }, { signal });
      return fitting(answer, isBoard).list.map(({ game, draw, last }) => ({
        game,
        mode: game.lottoMode,
        numero: draw.numero,
        closesAt: onThisClock(draw.closeAt),
        fallsAt: onThisClock(draw.openAt),
        last,
      }));
    },
  });

const shown = 10;

/** What fell in a lottery lately; asked for anew once another draw has fallen. */
export const lotteryResultsQuery = (gameId: string, lastNumero: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'lottery-results', gameId, lastNumero],
    queryFn: async ({ signal }) => {
      const query = { gameId, pageSize: shown };
      return fitting(await call('lotteryResults', { query }, { signal }), isResults).list;
    },
    placeholderData: keepPreviousData,
  });
