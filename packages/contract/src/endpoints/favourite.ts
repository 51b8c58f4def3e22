import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { closed, Language, Nothing, PageNumber, PageSize, paging, Text } from '../schemas.ts';
import { Game } from './game.ts';

const named = { nodeId: Text(40, 1), vendor: Type.Optional(Text(40)) };

/** Adding twice is adding once, and answers success both times. */
export const addFavourite = endpoint('addFavourite', {
  id: 'G05',
  caller: 'member',
  about: 'Marks a game as a favourite.',
  request: { body: Type.Object(named, closed) },
  reply: Nothing,
  errors: ['game.missing'],
});

export const removeFavourite = endpoint('removeFavourite', {
  id: 'G06',
  caller: 'member',
  about: 'Takes the mark away.',
  request: { query: Type.Object(named, closed) },
  reply: Nothing,
  errors: [],
});

export const favouriteIds = endpoint('favouriteIds', {
  id: 'G07',
  caller: 'member',
  about: 'The nodes of all favourites.',
  request: {
    query: Type.Object(
      { pageNo: Type.Optional(PageNumber), pageSize: Type.Optional(PageSize) },
      closed,
    ),
  },
  reply: Type.Object({ content: Type.Array(Type.String()), ...paging }, closed),
  errors: [],
});

export const favourites = endpoint('favourites', {
  id: 'G08',
  caller: 'member',
  about: 'The favourites as games.',
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
