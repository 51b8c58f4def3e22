import { expect, it } from 'vitest';
import { vendor } from './vendor.ts';

const at = (folder: string, file: string): string =>
  `/here/node_modules/.pnpm/${folder}/node_modules/${file}`;

it.each([
  at('react-dom@19.2.0_react@19.2.0', 'react-dom/client.js'),
  at('@tanstack+query-core@5.108.0', '@tanstack/query-core/build/index.js'),
  at('react-router-dom@7.18.5', 'react-router-dom/dist/index.mjs'),
])('counts %s among what every page begins with', (path) => {
  expect(vendor.test(path)).toBe(true);
});

it.each([
  at('jose@6.1.0', 'jose/dist/webapi/index.js'),
  at('@firebase+auth@1.13.9_@firebase+app@0.16.5', '@firebase/auth/dist/esm/index.js'),
  at('@firebase+util@1.15.3', '@firebase/util/dist/index.esm.js'),
  at('idb@7.1.1', 'idb/build/index.js'),
  at('tslib@2.8.1', 'tslib/tslib.es6.mjs'),
  at('@simplewebauthn+browser@14.0.0', '@simplewebauthn/browser/esm/index.js'),
  '/here/packages/app/src/entry-client.tsx',
])('leaves %s for later', (path) => {
  expect(vendor.test(path)).toBe(false);
});
