import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  Code,
  closed,
  Language,
  Nothing,
  PageNumber,
  PageSize,
  paging,
  Text,
} from '../base/schemas.ts';
import { Game } from './game.ts';
import { lobbyRoutes } from './routes.ts';

const named = Type.Object({ nodeId: Text(40, 1), vendor: Type.Optional(Text(40)) }, closed);

/** A GET with an effect, as the specification has it: never cached. */
export const addRecent = endpoint(lobbyRoutes, 'addRecent', {
  id: 'G09',
  caller: 'member',
  about: 'Notes that a game was played.',
  request: { query: named },
  reply: Nothing,
  errors: ['game.missing'],
});

export const addRecentPost = endpoint(lobbyRoutes, 'addRecentPost', {
  id: 'G09',
  caller: 'member',
  about: 'The same by POST, for clients that keep effects out of GET.',
  request: { body: named },
  reply: Nothing,
  errors: ['game.missing'],
});

export const recents = endpoint(lobbyRoutes, 'recents', {
  id: 'G10',
  caller: 'member',
  about: 'Games played lately, the latest first.',
  request: {
    query: Type.Object(
      {
        page: Type.Optional(PageNumber),
        pageSize: Type.Optional(PageSize),
        gameType: Type.Optional(Code),
        language: Type.Optional(Language),
        clientType: Type.Optional(Type.Integer()),
      },
      closed,
    ),
  },
  reply: Type.Object({ list: Type.Array(Game), ...paging }, closed),
  errors: [],
});
