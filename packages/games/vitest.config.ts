import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'games',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['src/house.test.ts'],
    testTimeout: 600_000,
  },
});
