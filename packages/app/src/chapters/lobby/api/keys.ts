import { memberKey } from '#kernel/http/member-key.ts';

/** Under which keys the lobby keeps what it has read. */
export const lobbyKeys = {
  games: ['games'],
  winners: ['winners'],
  favourites: (userName: string) => memberKey(userName, 'favourites'),
  recents: (userName: string) => memberKey(userName, 'recents'),
} as const;
