import type { Merchant } from './merchants.ts';

/** Whose host a request was sent to. */
export type Site =
  | { readonly kind: 'merchant'; readonly merchant: Merchant }
  | { readonly kind: 'games' }
  | { readonly kind: 'start' }
  | { readonly kind: 'unknown' };

export interface Sites {
  readonly merchants: readonly Merchant[];
  readonly gamesHost: string;
  find(hostHeader: string | undefined): Site;
}

const DEFAULT_GAMES_HOST = 'games.localhost';
const START_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const unknown: Site = { kind: 'unknown' };

export function createSites(merchants: readonly Merchant[]): Sites {
  const table = new Map<string, Site>();
  for (const host of START_HOSTS) table.set(host, { kind: 'start' });
  const gamesHosts = merchants.flatMap((merchant) => merchant.hosts.games.map(bareHost));
  for (const host of [DEFAULT_GAMES_HOST, ...gamesHosts]) table.set(host, { kind: 'games' });
  for (const merchant of merchants) {
    for (const domain of merchant.domains) table.set(domain, { kind: 'merchant', merchant });
  }
  return {
    merchants,
    gamesHost: gamesHosts[0] ?? DEFAULT_GAMES_HOST,
    find: (hostHeader) =>
      hostHeader === undefined ? unknown : (table.get(bareHost(hostHeader)) ?? unknown),
  };
}

/** `https://Games.example:8443/`, `games.example:4000` and `games.example:*` are one host. */
export function bareHost(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/:(\d+|\*)$/, '')
    .replace(/\.$/, '');
}
