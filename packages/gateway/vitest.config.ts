import { defineProject } from 'vitest/config';
import { withDatabase } from './src/testing/projects.ts';

export default defineProject({
  test: {
    name: 'gateway',
    environment: 'node',
    // To read the whole gateway anew costs more than most files' tests; each has a database of its own.
    isolate: false,
    // Node reads these sources as they are, and quicker than they are rewritten for Vitest's own modules.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Most of what requests leave behind is young: with room for it little is looked through.
    execArgv: ['--max-semi-space-size=64'],
    include: [...withDatabase],
    // One PostgreSQL for the run; each file has a database of its own in it.
    globalSetup: ['src/testing/postgres.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
