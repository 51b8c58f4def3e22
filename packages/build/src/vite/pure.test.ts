import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { appRoot } from '@livery/merchants/paths';
import { pureRouter } from './pure.ts';

const entry = '\0entry';

/** The library as the app finds it, in the form that a bundler reads. */
const library = join(
  dirname(createRequire(join(appRoot, 'package.json')).resolve('react-router-dom/package.json')),
  'dist/index.mjs',
);

/** Bytes of what a browser is sent of the router for these, compressed. */
async function weight(names: string, plugins: readonly Plugin[]): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export { ${names} } from ${JSON.stringify(library)};` : undefined,
      },
      ...plugins,
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in built)) throw new Error('Nothing was built');
  const code = built.output.map((one) => ('code' in one ? one.code : '')).join('');
  return brotliCompressSync(code).length;
}

it('leaves out of the router what nobody uses: a page with its address is below 2 KB', async () => {
  expect(await weight('Router, useLocation', [pureRouter()])).toBeLessThan(2048);
});

it('would weigh five times as much without', async () => {
  const [marked, plain] = [
    await weight('Router, useLocation', [pureRouter()]),
    await weight('Router, useLocation', []),
  ];
  expect(plain / marked).toBeGreaterThan(4);
});
