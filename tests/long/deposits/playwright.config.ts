import { defineConfig } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../../browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/deposits-work',
  globalSetup: '../../e2e/support/start-platform.ts',
  workers: 1,
  // A limit is for what hangs; a slow machine is no fault.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { viewport: { width: 390, height: 844 }, launchOptions: launchOptions(ensureBrowser()) },
});
