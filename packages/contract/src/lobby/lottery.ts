import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Code, closed, Instant, Language } from '../base/schemas.ts';
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
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          { numero: Type.String(), openAt: Instant, result: Type.Array(Type.String()) },
          closed,
        ),
      ),
    },
    closed,
  ),
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
