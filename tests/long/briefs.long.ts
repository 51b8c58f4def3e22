import { spawnSync } from 'node:child_process';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withEdits } from '../../packages/themes/src/edit/edit.ts';
import { chromium, type Browser } from 'playwright';
import { ensureBrowser, launchOptions } from '../browser.ts';
import { startSites } from '../e2e/support/start-platform.ts';
import { siteOf } from '../e2e/support/test.ts';
import { blok } from './briefs/blok.ts';
import { boba } from './briefs/boba.ts';
import type { Brief } from './briefs/brief.ts';
import { cabinet } from './briefs/cabinet.ts';
import { drawSheets, type Figure } from './contact-sheet.ts';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/briefs');
const merchants = join(folder, 'merchants');
const briefs: readonly Brief[] = [boba, cabinet, blok];

const pages = ['home', 'login', 'gameCenter', 'gameList', 'activity', 'notice', 'set', 'register'];

/** A call of the command as an operator types it. */
function livery(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['packages/cli/src/main.ts', ...args, '--merchants', merchants],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`livery ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

async function make({ code, made, faces, manifest, said }: Brief): Promise<void> {
  const own = join(import.meta.dirname, 'briefs', code);
  livery('new', code, ...made, '--logo', join(own, 'assets/mark.svg'));
  const to = join(merchants, code);
  await cp(own, to, { recursive: true });
  for (const [name, from] of Object.entries(faces))
    await copyFile(fileURLToPath(from), join(to, 'assets', name));
  const file = join(to, 'manifest.jsonc');
  const edits = Object.entries(manifest).map(
    ([key, value]) => ({ op: 'set', path: [key], value }) as const,
  );
  await writeFile(file, withEdits(await readFile(file, 'utf8'), edits));
  for (const { mode, words } of said) {
    const together = words.join(' and ').split(' ');
    livery('set', code, ...together, ...(mode ? ['--mode', mode] : []));
  }
}

/** Of each brand in its first mode, for the documentation. */
const shown = ['home', 'login', 'gameList', 'activity'];

async function shoot(browser: Browser, code: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const theme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    for (const name of pages) {
      await page.goto(`${siteOf(code)}/m/${name}`);
      await page.waitForTimeout(3000);
      const file = join(folder, `${code}-${theme}-${name}.png`);
      await page.screenshot({ path: file });
      figures.push({ file, caption: `${name}, ${theme}` });
    }
    await page.close();
  }
  return figures;
}

async function run(_count: number, say: (line: string) => void): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(merchants, { recursive: true });
  for (const brief of briefs) {
    await make(brief);
    say(`${brief.code}: ${brief.asked}`);
  }
  say(livery('check').trim().split('\n').at(-1) ?? '');
  const stop = await startSites(['--merchants', merchants, '--out', join(folder, 'dist')]);
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  try {
    for (const { code } of briefs) {
      const figures = await shoot(browser, code);
      await drawSheets([{ path: join(folder, `${code}.png`), across: pages.length, figures }]);
    }
    const figures = briefs.flatMap(({ code, made }) =>
      shown.map((name) => ({
        file: join(folder, `${code}-${made.includes('light') ? 'light' : 'dark'}-${name}.png`),
        caption: `${code}, ${name}`,
      })),
    );
    await drawSheets([
      { path: join(root, 'docs/pictures/briefs.jpg'), across: 2 * shown.length, figures },
    ]);
  } finally {
    await browser.close();
    await stop();
  }
  say(`pictures in ${folder}`);
}

export const long: Long = {
  about:
    'three brands from briefs of a stranger, by commands and files alone: made, checked, built, and pictured for a person to look at',
  count: 1,
  run,
};
