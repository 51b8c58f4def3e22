import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Opens } from './connections.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

/** What a vendor can be told in the address that its games open at, and how the usage says it. */
export const places = {
  token: 'the session’s token, which its server sends with every call',
  game: 'the game’s node in the catalogue; lobby:<vendor> for the vendor’s own lobby',
  code: 'the game’s code in the catalogue; empty for the lobby',
  language: 'EN, TY and so on',
  mode: 'real or trial',
  currency: 'PHP and so on, for practice too',
  autoplay: 'vendor, vendorNotice or off: whether rounds may follow by themselves',
  round:
    'seconds that the law of the place wants from one round to the next; 0 where it says nothing',
  lobby: 'where the player came from, to go back to',
} as const;

export type Opening = Readonly<Record<keyof typeof places, string>>;

/** The address of one game, with every value written so that it stays in its place. */
export function fillAddress(template: string, opening: Opening): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: keyof Opening) =>
    encodeURIComponent(opening[name]),
  );
}

type Site = Pick<Merchant, 'code' | 'environment' | 'domains' | 'hosts'>;

/** Refuses what would not open, or would open what it must not, in a sentence. */
export function requireAddress(
  template: string,
  site: Site,
  others: readonly Site[],
  opens: Opens = 'iframe',
): void {
  if (template.length > 1_000 || !/^[!-[\]-~]+$/.test(template)) {
    throw new ActRefusal('An address has at most 1000 characters, no spaces and no backslashes.');
  }
  requirePlaces(template);
  const url = URL.parse(template.replaceAll(/[{}]/g, ''));
  if (url === null || !/^https?:\/\//.test(template)) {
    throw new ActRefusal(`${template} is no address. It begins with https://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new ActRefusal('An address has no name and no password: players would read them.');
  }
  const isHere = site.environment === 'demo' && isLoopback(url.hostname);
  if (url.protocol === 'http:' && !isHere) {
    throw new ActRefusal(
      'An address begins with https://. A demo may have http:// on localhost or 127.0.0.1.',
    );
  }
  const owner = others.find(({ domains }) => domains.includes(url.hostname));
  if (owner !== undefined) {
    throw new ActRefusal(
      `${url.hostname} is the host of ${owner.code} itself; a game opened from it could reach the site.`,
    );
  }
  if (opens === 'iframe' && !isFramed(template, site)) {
    throw new ActRefusal(
      `The pages of ${site.code} may not frame ${url.host}. Put "${url.host}" into hosts.games of ` +
        'its manifest, after the host of our own games, build the site, and give the order again.',
    );
  }
}

/** Whether the policy of the built pages lets them frame it: `hosts.games` is its `frame-src`. */
export function isFramed(template: string, { hosts }: Pick<Merchant, 'hosts'>): boolean {
  const url = URL.parse(template.replaceAll(/[{}]/g, ''));
  if (url === null) return false;
  return hosts.games.some((host) => {
    const [, name = '', port = ''] = /^(.*?)(?::(\d+|\*))?$/.exec(host) ?? [];
    return name === url.hostname && (port === '*' || withoutUsual(port, url) === url.port);
  });
}

/** The port as an address shows it: the usual one of its protocol is left out. */
const withoutUsual = (port: string, { protocol }: URL): string =>
  port === (protocol === 'https:' ? '443' : '80') ? '' : port;

function requirePlaces(template: string): void {
  const named = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = named.find((name) => !Object.hasOwn(places, name));
  const isUneven = /[{}]/.test(template.replaceAll(/\{[^{}]*\}/g, ''));
  if (unknown !== undefined || isUneven) {
    const known = Object.keys(places).map((name) => `{${name}}`);
    const what = unknown === undefined ? 'A brace stands alone.' : `There is no {${unknown}}.`;
    throw new ActRefusal(`${what} There are ${known.join(', ')}.`);
  }
  if (named.filter((name) => name === 'token').length !== 1) {
    throw new ActRefusal('An address has {token} once: without it no session can be told apart.');
  }
  if (/^[a-z]+:\/\/[^/?#]*\{/.test(template)) {
    throw new ActRefusal('The host of an address is the same for every game: no braces in it.');
  }
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127\.\d+\.\d+\.\d+$/.test(host);
