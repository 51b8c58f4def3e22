import { defineProject } from 'vitest/config';
import { withoutDatabase } from './src/testing/projects.ts';

export default defineProject({
  test: {
    name: 'gateway-pure',
    environment: 'node',
    include: [...withoutDatabase],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
