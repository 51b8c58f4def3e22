import { defineConfig } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../browser.ts';

/** Not a test of anything: it opens every screen so that a person can look. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures-work',
  globalSetup: '../e2e/support/start-platform.ts',
  workers: 1,
  timeout: 120_000,
  reporter: 'list',
  use: { viewport: { width: 390, height: 844 }, launchOptions: launchOptions(ensureBrowser()) },
});
