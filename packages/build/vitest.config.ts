import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'build',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    // A limit is for what hangs; a slow machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
