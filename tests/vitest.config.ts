import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'workspace',
    environment: 'node',
    isolate: false,
    include: ['{workspace,painted}/**/*.test.ts'],
    // What was built is imported as a build imports it, and not read anew as a source.
    server: { deps: { external: [/\/cache\/[\w-]+\/server\//] } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
