import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'demo-identity',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
