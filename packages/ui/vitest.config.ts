import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    // A limit is for what hangs; a slow machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
