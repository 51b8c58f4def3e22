import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { originAt, portOf, schemeOf, siteOrigin, type RequestHead } from './asked.ts';

const request = (host: string | undefined, protocol: string): RequestHead => ({
  headers: { host },
  protocol: protocol as RequestHead['protocol'],
});

it('knows two schemes, whatever a proxy calls one', () => {
  expect(schemeOf(request('a', 'https'))).toBe('https');
  for (const other of ['http', 'HTTPS', 'javascript', 'https://evil.example/?', '']) {
    expect(schemeOf(request('a', other))).toBe('http');
  }
});

it('takes a port and nothing else of what was asked', () => {
  expect(portOf(request('a:4000', 'http'))).toBe(':4000');
  expect(originAt(request('evil.example:4000', 'https'), 'games.example')).toBe(
    'https://games.example:4000',
  );
  for (const odd of ['a', 'a:4000/x', 'a:99999', 'a b:4000', undefined]) {
    expect(originAt(request(odd, 'http'), 'games.example')).toBe('http://games.example');
  }
});

it('names the site of a merchant by one of its own domains', () => {
  const merchant = { domains: ['aurora.localhost', 'play.aurora.localhost'] };
  expect(siteOrigin(merchant, request('Play.aurora.localhost:1', 'http'))).toBe(
    'http://play.aurora.localhost:1',
  );
  expect(siteOrigin(merchant, request('evil.example:1', 'http'))).toBe('http://aurora.localhost:1');
});

/** What Fastify takes from `X-Forwarded-Host`, and other ways to read what a request says of itself. */
const SAID =
  /request\.(?:hostname|host|port|originalUrl|protocol)\b|\b(?:hostname|originalUrl)\b[^;]*\} = request\b|\bhost\b[^;}]*\} = (?:request\.)?headers\b|['"]x-(?:forwarded-(?:host|port|proto|server|prefix)|original-|rewrite-url)/;
/** The header itself goes to what reads it strictly, and nowhere else. */
const HEADER = /(?:sites\.find|hostOf|domainAsked)\(\s*(?:request\.)?headers\.host\s*\)/g;

it('is the only way to what a request says of hosts, in all sources', () => {
  const folder = join(import.meta.dirname, '../..');
  const sources = globSync('**/*.ts', { cwd: folder }).filter(
    (path) =>
      !/\.test\.ts$|^(?:testing|conformance|operator)\/|^http\/(?:hosts\/asked|guards\/this-machine)\.ts$/.test(
        path,
      ),
  );
  expect(sources.length).toBeGreaterThan(250);
  const found = sources.flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const rest = text.replaceAll(HEADER, '');
    const isSaid = SAID.test(text) || /headers\.host\b|headers\[['"]host['"]\]/.test(rest);
    return isSaid ? [path] : [];
  });
  expect(found).toEqual([]);
});
