import { describe, expect, it } from 'vitest';
import { fillAddress, isFramed, places, requireAddress } from './address.ts';

const site = {
  code: 'kestrel',
  environment: 'production',
  domains: ['kestrel.example'],
  hosts: { games: ['games.kestrel.example', 'play.example', 'wide.example:*'], images: [] },
} as const;
const demo = {
  ...site,
  code: 'demo',
  environment: 'demo',
  domains: ['demo.localhost'],
  hosts: { games: ['games.localhost', 'vendor.localhost:*', '127.0.0.1:*'], images: [] },
} as const;

const check = (address: string, of: typeof site | typeof demo = site) =>
  requireAddress(address, of, [site, demo]);

const opening = {
  token: 'kestrel_abc',
  game: 'a/b?c#d',
  code: '',
  language: 'EN',
  mode: 'trial',
  currency: 'PHP',
  autoplay: 'off',
  round: '2.5',
  lobby: 'https://kestrel.example/m/home?a=1&b={token}',
};

it.each([
  'https://play.example/{token}',
  'https://PLAY.example:443/open?t={token}&game={game}&code={code}',
  'https://play.example/#{token}',
  'https://wide.example:8443/?t={token}&l={language}&m={mode}&c={currency}&back={lobby}',
])('takes %s', (address) => {
  expect(() => check(address)).not.toThrow();
});

it('takes http on this machine, for a demo alone', () => {
  for (const host of ['vendor.localhost:5000', '127.0.0.1:5000']) {
    expect(() => check(`http://${host}/?t={token}`, demo)).not.toThrow();
    expect(() => check(`http://${host}/?t={token}`)).toThrow('begins with https://');
  }
  expect(() => check('http://play.example/?t={token}', demo)).toThrow('begins with https://');
});

it.each([
  ['', /at most 1000 characters/],
  ['nonsense', /has \{token\} once/],
  ['nonsense/{token}', /is no address/],
  ['ftp://play.example/{token}', /is no address/],
  ['https:play.example/{token}', /is no address/],
  ['https://play.example/ {token}', /no spaces/],
  [String.raw`https://play.example\{token}`, /no backslashes/],
  [`https://play.example/{token}${'x'.repeat(1_000)}`, /at most 1000 characters/],
  ['https://me:secret@play.example/{token}', /no name and no password/],
  ['https://play.example/', /has \{token\} once/],
  ['https://play.example/{token}/{token}', /has \{token\} once/],
  [
    'https://play.example/{token}/{player}',
    /There is no \{player\}\. There are \{token\}, \{game\}/,
  ],
  ['https://play.example/{token}/{toString}', /There is no \{toString\}/],
  ['https://play.example/{token}/{', /A brace stands alone/],
  ['https://{game}.play.example/{token}', /no braces in it/],
  ['https://kestrel.example/{token}', /is the host of kestrel itself/],
  ['https://demo.localhost/{token}', /is the host of demo itself/],
])('refuses %s', (address, sentence) => {
  expect(() => check(address)).toThrow(sentence);
});

describe('what the built pages may frame', () => {
  it('is what the manifest names, and the refusal says what to put there', () => {
    expect(() => check('https://other.example:8443/{token}')).toThrow(
      'The pages of kestrel may not frame other.example:8443. Put "other.example:8443" into ' +
        'hosts.games of its manifest',
    );
    expect(() => check('https://play.example:8443/{token}')).toThrow('may not frame');
    expect(() => check('https://play.example.evil.example/{token}')).toThrow('may not frame');
  });

  it.each([
    ['play.example', 'https://play.example/', true],
    ['play.example:443', 'https://play.example/', true],
    ['play.example:443', 'http://play.example/', false],
    ['play.example:80', 'http://play.example/', true],
    ['play.example', 'https://play.example:444/', false],
    ['play.example:444', 'https://play.example:444/', true],
    ['play.example:*', 'https://play.example:444/', true],
    ['example', 'https://play.example/', false],
  ])('counts %s for %s: %s', (host, address, expected) => {
    expect(isFramed(address, { hosts: { games: [host], images: [] } })).toBe(expected);
  });
});

it('writes every value so that it stays in its place', () => {
  const names = Object.keys(places).map((name) => `${name}={${name}}`);
  const filled = new URL(fillAddress(`https://play.example/{game}?${names.join('&')}`, opening));
  expect(filled.pathname).toBe('/a%2Fb%3Fc%23d');
  expect(Object.fromEntries(filled.searchParams)).toEqual(opening);
  expect([filled.host, filled.hash]).toEqual(['play.example', '']);
});
