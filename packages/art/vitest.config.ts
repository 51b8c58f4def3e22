import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'art',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 600_000,
  },
});
