import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Language, Nothing, pages, paging, Text } from '../base/schemas.ts';
import { Game } from './game.ts';
import { lobbyRoutes } from './routes.ts';

const named = { nodeId: Text(40, 1), vendor: Type.Optional(Text(40)) };

/** Adding twice is adding once, and answers success both times. */
export const addFavourite = endpoint(lobbyRoutes, 'addFavourite', {
  id: 'G05',
  caller: 'member',
  about: 'Marks a game as a favourite.',
  request: { body: Type.Object(named, closed) },
  reply: Nothing,
  errors: ['game.missing'],
});

export const removeFavourite = endpoint(lobbyRoutes, 'removeFavourite', {
  id: 'G06',
  caller: 'member',
  about: 'Takes the mark away.',
  request: { query: Type.Object(named, closed) },
  reply: Nothing,
  errors: [],
});

export const favouriteIds = endpoint(lobbyRoutes, 'favouriteIds', {
  id: 'G07',
  caller: 'member',
  about: 'The nodes of all favourites.',
  request: {
    query: Type.Object(pages, closed),
  },
  reply: Type.Object({ content: Type.Array(Type.String()), ...paging }, closed),
  errors: [],
});

export const favourites = endpoint(lobbyRoutes, 'favourites', {
  id: 'G08',
  caller: 'member',
  about: 'The favourites as games.',
  request: {
    query: Type.Object(
      {
        pageNo: pages.pageNo,
        gameType: Type.Optional(Text(40)),
        pageSize: pages.pageSize,
        language: Type.Optional(Language),
      },
      closed,
    ),
  },
  reply: Type.Object({ content: Type.Array(Game), ...paging }, closed),
  errors: [],
});
