import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { loadMerchants } from './merchants.ts';
import { withCodes, writeSites } from '../../testing/sites.ts';
import { bareHost } from './own-hosts.ts';
import { createSites } from './sites.ts';

const { file, folder } = writeSites({ aurora: withCodes('one') });
const sites = createSites(loadMerchants(file));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['aurora.localhost:4000', 'merchant'],
  ['Aurora.LOCALHOST', 'merchant'],
  ['games.localhost:1', 'games'],
  ['codes.localhost:4000', 'codes'],
  ['localhost:4000', 'start'],
  ['127.0.0.1:4000', 'start'],
  ['[::1]:4000', 'start'],
  ['x.aurora.localhost', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('knows whose host %s is', (host, kind) => {
  expect(sites.find(host).kind).toBe(kind);
});

it('reads a host out of an origin', () => {
  expect(bareHost('https://games.example:8443/x')).toBe('games.example');
  expect(bareHost('games.example:*')).toBe('games.example');
});
