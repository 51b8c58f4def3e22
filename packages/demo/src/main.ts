import { enableCompileCache } from 'node:module';

// The platform as `livery start` and `livery dev` run it: with games, a catalogue and people.
enableCompileCache();
const [{ run }, { demoExtras }] = await Promise.all([
  import('@livery/gateway/run'),
  import('./extras.ts'),
]);
await run(demoExtras);
