import { defineProject } from 'vitest/config';
import { withoutDatabase } from './src/testing/projects.ts';

export default defineProject({
  test: {
    name: 'gateway-pure',
    environment: 'node',
    isolate: false,
    include: [...withoutDatabase],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
