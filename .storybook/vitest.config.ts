import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

import { findBrowser, launchOptions } from '../tests/browser.ts';

const executablePath = findBrowser();

const looks = [
  { merchant: 'aurora', theme: 'dark' },
  { merchant: 'noir', theme: 'light' },
  { merchant: 'mango', theme: 'light' },
  { merchant: 'pulse', theme: 'dark' },
] as const;

/** Every story in every brand, each in the mode that is its own or the hardest. */
export default defineProject({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(executablePath ? { launchOptions: launchOptions(executablePath) } : {}),
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
      instances: looks.map((look) => ({
        browser: 'chromium',
        name: `stories ${look.merchant} ${look.theme}`,
        provide: { look },
      })),
    },
  },
});
