import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'gateway',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // One PostgreSQL for the run; each file has a database of its own in it.
    globalSetup: ['src/testing/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
