import { createClient } from '@hey-api/openapi-ts';
import { join } from 'node:path';

const here = import.meta.dirname;

/** A client in TypeScript, from nothing but the document; `dist` is written anew each time. */
await createClient({
  input: join(here, '../../../packages/contract/openapi.json'),
  output: { path: join(here, 'dist'), module: { extension: '.ts' } },
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
  logs: { level: 'silent', file: false },
});
