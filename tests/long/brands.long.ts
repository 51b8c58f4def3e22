import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../browser.ts';
import { startSites } from '../e2e/support/start-platform.ts';
import { findings } from '../e2e/support/screen/axe.ts';
import { brokenWords } from '../e2e/support/screen/broken-words.ts';
import { coveredBy } from '../e2e/support/screen/covered.ts';
import { leavingScreens } from '../e2e/support/screen/leaving.ts';
import { settled, siteOf } from '../e2e/support/test.ts';
import { drawBrand, type DrawnBrand } from './brands/drawn.ts';
import { drawSheets } from './contact-sheet.ts';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/brands');
const merchants = join(folder, 'merchants');

const pages = ['home', 'login', 'gameCenter', 'gameList', 'activity', 'set'];
/** So many of them on one picture, for a person to look at. */
const onSheet = 12;

interface Answer {
  readonly status: number | null;
  readonly text: string;
}

/** A call of the command as an operator types it. */
function livery(...args: readonly string[]): Answer {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['packages/cli/src/main.ts', ...args, '--merchants', merchants],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, text: stdout + stderr };
}

function familiesOf(): readonly string[] {
  const { stdout } = spawnSync('node', ['packages/cli/src/main.ts', 'fonts', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const all = JSON.parse(stdout) as { family: string; tokens: readonly string[] }[];
  return all
    .filter(
      // Those of one script stand behind another, and for none.
      ({ family, tokens }) => tokens.includes('type.text.family') && !family.startsWith('Noto'),
    )
    .map(({ family }) => family);
}

/** Why the check does not let it pass, if it does not. */
function make({ code, made, said }: DrawnBrand): string | undefined {
  const drawn = livery('new', code, ...made);
  if (drawn.status !== 0) return drawn.text;
  const words = said.flatMap((one, at) => (at === 0 ? one : ['and', ...one]));
  const set = livery('set', code, ...words);
  return set.status === 0 ? undefined : set.text;
}

/** What is wrong with a page as it stands on the screen. */
async function wrongOn(page: Page): Promise<string[]> {
  const help = page.getByRole('button', { name: /customer service/i });
  return [
    ...(await brokenWords(page)).map((one) => `cut: ${one}`),
    ...(await leavingScreens(page, [390])),
    ...(await findings(page)),
    ...((await help.count()) === 1 ? await coveredBy(help) : []).map((one) => `covered: ${one}`),
  ];
}

async function look(browser: Browser, { code, theme }: DrawnBrand): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  const wrong: string[] = [];
  for (const name of pages) {
    await page.goto(`${siteOf(code)}/m/${name}`);
    await settled(page);
    wrong.push(...(await wrongOn(page)).map((one) => `${code} ${name}: ${one}`));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: join(folder, `${code}-${name}.png`) });
  }
  await page.close();
  return wrong;
}

async function run(count: number, say: (line: string) => void): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(merchants, { recursive: true });
  const families = familiesOf();
  const brands: DrawnBrand[] = [];
  for (let number = 0; brands.length < count && number < 3 * count; number++) {
    const brand = drawBrand(number, families);
    const refusal = make(brand);
    if (refusal === undefined) brands.push(brand);
    else {
      say(`${brand.code} is refused: ${refusal.trim().split('\n').slice(0, 2).join(' ')}`);
      await rm(join(merchants, brand.code), { recursive: true, force: true });
    }
  }
  if (brands.length < count) throw new Error('The check refuses two of three.');
  const stop = await startSites(['--merchants', merchants, '--out', join(folder, 'dist')]);
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  const wrong: string[] = [];
  try {
    for (const brand of brands) {
      const here = await look(browser, brand);
      say(`${brand.code}, ${brand.theme}: ${here.length} wrong`);
      wrong.push(...here);
    }
    const shown = brands.slice(0, onSheet);
    const figures = ['home', 'gameList'].flatMap((name) =>
      shown.map(({ code }) => ({ file: join(folder, `${code}-${name}.png`), caption: code })),
    );
    await drawSheets([{ path: join(folder, 'sheet.png'), across: onSheet, figures }]);
  } finally {
    await browser.close();
    await stop();
  }
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\n\n${wrong.length} are wrong`);
  say(`twelve of them side by side: ${join(folder, 'sheet.png')}`);
}

export const long: Long = {
  about:
    'brands by chance, any choice of a slot beside any other: no word is cut or covered, nothing leaves the screen, axe finds nothing serious; twelve of them on one picture for a person to look at',
  count: 60,
  run,
};
