import { expect, it } from 'vitest';
import { help, readConfig } from './config.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: 'localhost',
    databaseUrl: undefined,
    demo: false,
    logLevel: 'info',
    sites: expect.stringMatching(/dist.merchants\.json$/),
    state: expect.stringMatching(/\.livery$/),
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', ''],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://root@db/x'],
  ['LIVERY_PEPPER', 'short'],
  ['LIVERY_DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['LIVERY_PROXY_HOPS', '10'],
])('refuses %s=%j in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

it('never repeats a secret it refuses', () => {
  expect(() => readConfig({ LIVERY_PEPPER: 'hunter2' })).not.toThrow(/hunter2/);
});

it('explains every setting', () => {
  for (const name of ['PORT', 'LIVERY_SITES', 'LIVERY_STATE', 'DATABASE_URL', 'LOG_LEVEL']) {
    expect(help()).toContain(name);
  }
});
