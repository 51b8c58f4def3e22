/** Where the games of the house are, unless a merchant says otherwise. */
export const DEFAULT_GAMES_HOST = 'games.localhost';
/** Where payment providers tell of what happened. */
export const DEFAULT_HOOKS_HOST = 'hooks.localhost';
/** Whose pages these are, whatever a merchant says. */
export const START_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** As operators write hosts: `https://Games.example:8443/`, `games.example:4000` and `games.example:*` are one. */
export function bareHost(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/\/.*/s, '')
    .replace(/:(\d+|\*)$/, '')
    .replace(/\.$/, '');
}
