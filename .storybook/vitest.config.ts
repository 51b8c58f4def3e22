import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

import { findBrowser, launchOptions } from '../tests/browser.ts';
import { looks as allLooks } from '../tests/visual/looks.ts';

interface Look {
  readonly merchant: string;
  readonly theme: 'dark' | 'light';
  readonly dir: 'ltr' | 'rtl';
}

const executablePath = findBrowser();

const everywhere = process.env['LIVERY_LOOKS'] === 'all';

/** The two brands that are furthest apart, each in its own mode; all of them are a script apart. */
const looks: readonly Look[] = everywhere
  ? allLooks.flatMap(({ merchant, theme }) => [
      { merchant, theme, dir: 'ltr' },
      { merchant, theme, dir: 'rtl' },
    ])
  : [
      { merchant: 'aurora', theme: 'dark', dir: 'ltr' },
      { merchant: 'noir', theme: 'light', dir: 'ltr' },
    ];

const nameOf = ({ merchant, theme, dir }: Look): string =>
  ['stories', merchant, theme, ...(dir === 'rtl' ? [dir] : [])].join(' ');

/** Every story as a test in a real browser, once a look. */
export default defineProject({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    // A limit is for what hangs; a slow machine is no fault.
    testTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(executablePath ? { launchOptions: launchOptions(executablePath) } : {}),
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
      instances: looks.map((look) => ({
        browser: 'chromium',
        name: nameOf(look),
        provide: { look },
      })),
    },
  },
});
