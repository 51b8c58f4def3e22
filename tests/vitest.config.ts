import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'workspace',
    environment: 'node',
    include: ['{workspace,painted}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
