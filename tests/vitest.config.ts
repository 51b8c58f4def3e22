import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'workspace',
    environment: 'node',
    isolate: false,
    include: ['{workspace,painted}/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
