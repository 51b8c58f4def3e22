import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Code, closed, Day, Instant, Language, pages, paging } from '../base/schemas.ts';
import { Game } from './game.ts';
import { lobbyRoutes } from './routes.ts';

const inLanguage = Type.Object({ language: Type.Optional(Language) }, closed);

export const lotteryList = endpoint(lobbyRoutes, 'lotteryList', {
  id: 'G14',
  caller: 'public',
  about: 'Every lottery game.',
  request: { query: inLanguage },
  reply: Type.Object({ list: Type.Array(Game) }, closed),
  errors: [],
});

export const lotteryMenu = endpoint(lobbyRoutes, 'lotteryMenu', {
  id: 'G14',
  caller: 'public',
  about: 'Lotteries by mode, with the vendors of each.',
  request: { query: inLanguage },
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            lottoMode: Type.String(),
            gameCategory: Type.String(),
            playType: Type.Enum(['trad', 'ent']),
            vendors: Type.Array(
              Type.Object(
                { vassalage: Type.String(), displayName: Type.String(), games: Type.Integer() },
                closed,
              ),
            ),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  errors: [],
});

const Draw = Type.Object({ numero: Type.String(), closeAt: Instant, openAt: Instant }, closed);
const Result = Type.Object(
  { numero: Type.String(), openAt: Instant, result: Type.Array(Type.String()) },
  closed,
);
const ofGame = Type.Object({ gameId: Type.Optional(Code) }, closed);

export const lotteryDraw = endpoint(lobbyRoutes, 'lotteryDraw', {
  id: 'G15',
  caller: 'public',
  about: 'The number of the draw that can be played now.',
  request: { query: ofGame },
  reply: Draw,
  errors: ['game.missing'],
});

export const lotteryVnRecent = endpoint(lobbyRoutes, 'lotteryVnRecent', {
  id: 'G16',
  caller: 'public',
  about: 'The latest results of the Vietnamese lottery.',
  request: { query: ofGame },
  reply: Type.Object({ list: Type.Array(Result) }, closed),
  errors: ['game.missing'],
});

export const lotteryVnDraw = endpoint(lobbyRoutes, 'lotteryVnDraw', {
  id: 'G16',
  caller: 'public',
  about: 'The same number for the Vietnamese lottery.',
  request: { query: ofGame },
  reply: Draw,
  errors: ['game.missing'],
});

export const lotteryDraws = endpoint(lobbyRoutes, 'lotteryDraws', {
  id: 'G15',
  caller: 'public',
  about: 'Every lottery with the draw that falls next and what fell last, in one answer.',
  request: { query: inLanguage },
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            game: Game,
            /** It may have been closed: then the numbers are about to fall. */
            draw: Draw,
            last: Result,
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  errors: [],
});

export const lotteryResults = endpoint(lobbyRoutes, 'lotteryResults', {
  id: 'L01',
  caller: 'public',
  about: 'What fell in a lottery, the latest first: on a day of the last seven, or lately.',
  request: {
    query: Type.Object({ gameId: Code, day: Type.Optional(Day), ...pages }, closed),
  },
  reply: Type.Object({ list: Type.Array(Result), ...paging }, closed),
  errors: ['game.missing'],
});
