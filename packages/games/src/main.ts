import { enableCompileCache } from 'node:module';

// The platform with the games of the house, and nobody's demo.
enableCompileCache();
const [{ run }, { houseGamesExtra }] = await Promise.all([
  import('@livery/gateway/run'),
  import('./extra.ts'),
]);
await run([houseGamesExtra]);
