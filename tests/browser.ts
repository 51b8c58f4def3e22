import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (of: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => of.map((name) => join(folder, name)))
    .find(isExecutable);

const fromPlaywright = (): string | undefined => {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const named = (): string | undefined => {
  const path = process.env['LIVERY_CHROMIUM'];
  return path && isExecutable(path) ? path : undefined;
};

/** A Chromium that is here already, if there is one. */
export const findBrowser = (): string | undefined => named() ?? onPath(names) ?? fromPlaywright();

/** The same for what only looks at pages: without windows and settings it takes a fifth less. */
export const findHeadlessShell = (): string | undefined =>
  named() ?? onPath(headlessShells) ?? findBrowser();

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The browser for every test: one that is installed, else Playwright's, else Debian's. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium here. Asking Playwright for one.');
  if (run('playwright', 'install', 'chromium')) {
    if (isRootOnDebian()) run('playwright', 'install-deps', 'chromium');
    const own = fromPlaywright();
    if (own) return own;
  }
  if (isRootOnDebian()) {
    console.log('Playwright had none. Asking apt.');
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync(
      'apt-get',
      [
        'install',
        '-y',
        '--no-install-recommends',
        'chromium',
        'chromium-headless-shell',
        'fonts-liberation',
      ],
      { stdio: 'inherit' },
    );
    const installed = onPath(names);
    if (installed) return installed;
  }
  throw new Error('No Chromium. Install one, or name it in LIVERY_CHROMIUM.');
}

/** The browser for what only looks at pages; a whole one is there as well. */
export function ensureHeadlessShell(): string {
  const whole = ensureBrowser();
  return findHeadlessShell() ?? whole;
}

/** How Playwright starts it. Root needs the sandbox off. */
export const launchOptions = (executablePath: string) => ({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`Browser: ${ensureBrowser()}`);
