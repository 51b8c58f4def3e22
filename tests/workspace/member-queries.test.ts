import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../packages/contract/src/index.ts';

const source = join(import.meta.dirname, '../../packages/app/src');

const queries = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.test\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
  .filter(({ text }) => /\bqueryFn: /.test(text));

const asked = (text: string): EndpointName[] =>
  [...text.matchAll(/\bcall\(\s*'(\w+)'/g)].map(([, name]) => name as EndpointName);

/** Endpoints that answer nobody but a member. */
const isOwn = (name: EndpointName): boolean => endpoints[name].caller !== 'public';

it('keeps what only a member may read under the key that leaves with the session', () => {
  const own = queries.filter(({ text }) => asked(text).some(isOwn));
  expect(own.map(({ file }) => file)).toContain('chapters/cashier/api/wallet.ts');
  const kept = own.filter(
    ({ text }) => !/queryKey: (memberKey\(|\[\.\.\.lobbyKeys\.(?:favourites|recents)\b)/.test(text),
  );
  expect(kept.map(({ file }) => file)).toEqual([]);
});

it('asks by askAnew for what news change: a first answer on its way may be older than they are', () => {
  const hearers = globSync('chapters/*/{hears,api/hear-*}.ts', { cwd: source });
  expect(hearers).toContain('chapters/cashier/hears.ts');
  const deaf = hearers.filter((file) =>
    /\b(?:invalidate|refetch)Queries\b/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(deaf).toEqual([]);
});

it('asks the platform in the folders of the chapters that are for it', () => {
  const elsewhere = queries.filter(({ file }) => !/^chapters\/\w+\/api\//.test(file));
  expect(elsewhere.map(({ file }) => file)).toEqual([]);
});
