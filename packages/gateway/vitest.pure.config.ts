import { defineProject } from 'vitest/config';
import { withoutDatabase } from './src/testing/projects.ts';

export default defineProject({
  test: {
    name: 'gateway-pure',
    environment: 'node',
    isolate: false,
    include: [...withoutDatabase],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
