import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  // Styles run where they are imported: no second compiler, and what is read is kept for the next run.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    name: 'ui',
    environment: 'node',
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    // A limit is for what hangs; a slow machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
