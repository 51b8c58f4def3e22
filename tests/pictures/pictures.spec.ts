import { readFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  brands,
  chooseTheme,
  expect,
  password,
  siteOf,
  submitLogin,
  test,
  themes,
} from '../e2e/support/test.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/pictures');

/** The screens of each contact sheet, in its order; the others are for looking at one by one. */
const sheets = {
  'contact-sheet.jpg': ['home', 'home-middle', 'log-in', 'games', 'sheet', 'play'],
  'rooms.jpg': ['centre', 'promotions', 'lottery', 'member', 'records', 'settings'],
} as const;

const fileOf = (code: string, theme: string, screen: string): string =>
  join(folder, `${code}-${theme}-${screen}.png`);

for (const { code, players } of brands) {
  for (const theme of themes) {
    test(`${code}, ${theme}`, async ({ page }) => {
      const site = siteOf(code);
      const shoot = async (screen: string): Promise<void> => {
        await page.waitForTimeout(1_200);
        await page.screenshot({ path: fileOf(code, theme, screen) });
      };
      await mkdir(folder, { recursive: true });
      await chooseTheme(page, site, theme);
      await page.goto(`${site}/m/home`);
      await shoot('home-visitor');
      await page.goto(`${site}/m/login`);
      await submitLogin(page, code, players[theme], 'not-my-password');
      await expect(page.getByLabel('Digits in the picture')).toBeVisible();
      await shoot('log-in');
      await submitLogin(page, code, players[theme], password);
      await expect(page).toHaveURL(`${site}/m/home`);
      await expect(page.getByText(/^Last log-in|^Hello, .*/).last())
        .toBeHidden({ timeout: 8_000 })
        .catch(() => {});
      await shoot('home');
      await page.evaluate(() => scrollTo(0, 560));
      await shoot('home-middle');
      await page.evaluate(() => scrollTo(0, 99_999));
      await shoot('home-end');
      await page.goto(`${site}/m/gameList`);
      await shoot('games');
      await page.goto(`${site}/m/hot-games`);
      await shoot('hot');
      await page.goto(`${site}/m/gameList`);
      await page.getByLabel('Search by name').fill('zzzz');
      await expect(page.getByText('Nothing found')).toBeVisible();
      await shoot('nothing-found');
      await page.getByLabel('Search by name').fill('moon orchard');
      await expect(page.getByRole('region', { name: 'Games' }).getByRole('button')).toHaveCount(1);
      await page.getByRole('region', { name: 'Games' }).getByRole('button').click();
      await shoot('sheet');
      await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
      await shoot('play');
      await page.goto(`${site}/m/gameList?type=fav`);
      await shoot('favourites');
      const rooms = {
        centre: '/m/gameCenter',
        promotions: '/m/activity',
        lottery: '/m/lottery',
        member: '/m/member/home',
        records: '/m/transaction/record',
        settings: '/m/set',
      };
      for (const [screen, path] of Object.entries(rooms)) {
        await page.goto(site + path);
        await shoot(screen);
      }
    });
  }
}

async function picture(code: string, theme: string, screen: string): Promise<string> {
  const bytes = await readFile(fileOf(code, theme, screen));
  return `<img width="195" height="422" src="data:image/png;base64,${bytes.toString('base64')}">`;
}

async function composeSheet(page: Page, name: string, screens: readonly string[]): Promise<void> {
  const rows: string[] = [];
  for (const { code } of brands) {
    for (const theme of themes)
      rows.push(
        (await Promise.all(screens.map((screen) => picture(code, theme, screen)))).join(''),
      );
  }
  await page.setContent(
    `<style>body{margin:0;padding:12px;background:#26262c;display:inline-grid;gap:12px}div{display:flex;gap:12px}img{border-radius:10px}</style>${rows.map((row) => `<div>${row}</div>`).join('')}`,
  );
  await page.setViewportSize({ width: 12 + screens.length * 207, height: 12 + rows.length * 434 });
  await page.screenshot({ path: join(root, 'docs/pictures', name), type: 'jpeg', quality: 82 });
}

test('the contact sheets', async ({ page }) => {
  for (const [name, screens] of Object.entries(sheets)) await composeSheet(page, name, screens);
});
