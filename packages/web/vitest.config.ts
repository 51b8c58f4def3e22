import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  // Styles run where they are imported: no second compiler, and what is read is kept for the next run.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://site.test/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // The setup gives every file modules of its own; a process of its own would take twice as long.
    isolate: false,
    // A limit is for what hangs; a slow machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
