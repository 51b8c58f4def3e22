import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';

import { findHeadlessShell, launchOptions } from '../tests/browser.ts';
import { paintCommands } from './paint-commands.ts';

const executablePath = findHeadlessShell();

/** Which looks `test-story.ts` goes through. */
const asked = process.env['LIVERY_LOOKS'];
const ways = ['all', 'ways', 'painted', 'pairs'] as const;
const looks = ways.find((way) => way === asked) ?? 'gate';

const testStory = join(import.meta.dirname, 'test-story.ts');

/** The add-on plays a story in one look; ours in all that are its own. */
const inLooks: Plugin = {
  name: 'livery-story-looks',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@storybook/addon-vitest/internal/test-utils' && importer !== testStory
      ? testStory
      : undefined,
};

/** Every story as a test in a real browser, in the looks that `gate-looks.ts` says. */
export default defineProject({
  plugins: [inLooks, storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    // A limit is for what hangs; a slow machine is no fault.
    testTimeout: 600_000,
    // One page for many files: it costs more to load what they share than to play them.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
    provide: { looks },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(executablePath ? { launchOptions: launchOptions(executablePath) } : {}),
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
      commands: paintCommands,
      instances: [{ browser: 'chromium', name: 'stories' }],
    },
  },
});
