import { enableCompileCache } from 'node:module';

// Reading some hundred sources anew is a third of a restart; what was compiled once is kept.
enableCompileCache();
const { run } = await import('./run.ts');
await run();
