import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openCountries } from './countries.ts';
import type { CountrySource } from './source.ts';

/** Where a visitor is taken to be who says so in every way that proxies have. */
async function seenFrom(source: CountrySource): Promise<string | undefined> {
  const countries = openCountries(source);
  const app = Fastify();
  let found: string | undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    found = countries.of(request);
    done();
  });
  const said = ['cf-ipcountry', 'x-country', 'x-country-code', 'x-vercel-ip-country', 'x-visitor'];
  await app.inject({ path: '/', headers: Object.fromEntries(said.map((name) => [name, 'PH'])) });
  await app.close();
  return found;
}

it('takes nobody’s word for where a visitor is, where no source is named', async () => {
  expect(await seenFrom({ kind: 'none' })).toBeUndefined();
});

it('takes the word of the one header that is named', async () => {
  expect(await seenFrom({ kind: 'header', name: 'x-visitor' })).toBe('PH');
  expect(await seenFrom({ kind: 'header', name: 'x-other' })).toBeUndefined();
});
