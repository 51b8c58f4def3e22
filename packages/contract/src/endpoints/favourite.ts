import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { closed, Language, Nothing, PageNumber, PageSize, paging, Text } from '../schemas.ts';
import { Game } from './game.ts';

const named = { nodeId: Text(40, 1), vendor: Type.Optional(Text(40)) };
const mine = { caller: 'member', encrypted: false, idempotent: false } as const;

/** Adding twice is adding once, and answers success both times. */
export const addFavourite = endpoint({
  ...mine,
  id: 'G05',
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/game/favourite',
  request: { body: Type.Object(named, closed) },
  reply: Nothing,
  errors: ['game.missing'],
});

export const removeFavourite = endpoint({
  ...mine,
  id: 'G06',
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/game/favourite',
  request: { query: Type.Object(named, closed) },
  reply: Nothing,
  errors: [],
});

export const favouriteIds = endpoint({
  ...mine,
  id: 'G07',
  name: 'favouriteIds',
  method: 'GET',
  path: '/wps/game/favourite/ids',
  request: {
    query: Type.Object(
      { pageNo: Type.Optional(PageNumber), pageSize: Type.Optional(PageSize) },
      closed,
    ),
  },
  reply: Type.Object({ content: Type.Array(Type.String()), ...paging }, closed),
  errors: [],
});

export const favourites = endpoint({
  ...mine,
  id: 'G08',
  name: 'favourites',
  method: 'GET',
  path: '/wps/game/favourite',
  request: {
    query: Type.Object(
      {
        pageNo: Type.Optional(PageNumber),
        gameType: Type.Optional(Text(40)),
        pageSize: Type.Optional(PageSize),
        language: Type.Optional(Language),
      },
      closed,
    ),
  },
  reply: Type.Object({ content: Type.Array(Game), ...paging }, closed),
  errors: [],
});
