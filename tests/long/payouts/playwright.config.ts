import { defineConfig } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../../browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/payouts-work',
  globalSetup: '../../e2e/support/start-platform.ts',
  workers: 1,
  // A limit is for what hangs; a slow machine is no fault.
  timeout: 900_000,
  // The slowest is paid after ten minutes, of which the provider makes two.
  expect: { timeout: 300_000 },
  reporter: 'list',
  use: { viewport: { width: 390, height: 844 }, launchOptions: launchOptions(ensureBrowser()) },
});
