import { defineProject } from 'vitest/config';
import { withDatabase } from './src/testing/projects.ts';

export default defineProject({
  test: {
    name: 'gateway',
    environment: 'node',
    include: [...withDatabase],
    // One PostgreSQL for the run; each file has a database of its own in it.
    globalSetup: ['src/testing/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
