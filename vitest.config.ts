import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      '{packages/*,tests,.storybook}/vitest.config.ts',
      'packages/gateway/vitest.pure.config.ts',
    ],
  },
});
