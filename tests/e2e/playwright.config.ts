import { defineConfig } from '@playwright/test';
import { ensureHeadlessShell, launchOptions } from '../browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/start-platform.ts',
  // Two cores: one for the browser, one for the platform. A gate that has other work beside it takes more.
  workers: 1,
  // A limit is for what hangs; a slow machine is no fault.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // Where many fail, whoever waits has read enough.
  maxFailures: 12,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../test-results/reports/e2e.json' }]],
  projects: [
    {
      name: 'journeys',
      testIgnore: 'loading/**',
      // A page keeps its process from one journey to the next, emptied of all that somebody left in
      // it: a new process costs more than many a journey.
      use: { reuseContext: true },
    },
    // Nothing is at hand of what a browser keeps.
    { name: 'first loads', testMatch: 'loading/**' },
  ],
  use: {
    // A step that hangs says which it is, and not that the journey took too long.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    viewport: { width: 390, height: 844 },
    launchOptions: launchOptions(ensureHeadlessShell()),
    screenshot: 'only-on-failure',
    // Recording every step is dear; `--trace on` does it where one is wanted.
    trace: 'off',
  },
});
