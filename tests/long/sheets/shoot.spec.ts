import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { endingsOf } from '../../e2e/support/addresses.ts';
import { speak, turn } from '../../e2e/support/looks.ts';
import {
  brands,
  chooseTheme,
  expect,
  password,
  settled,
  siteOf,
  submitLogin,
  test,
} from '../../e2e/support/test.ts';
import { furnish, inEveryRoom } from '../rooms.ts';
import { fileOf, looks, shots, type Look, type Shot } from './pictures.ts';

const play = '/m/play?nodeId=moon-orchard&vendor=BGS&mode=real';
/** Other ways to write an address that has a picture already. */
const same = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/register.html']);
const sizes = [
  [320, 844],
  [430, 844],
  [844, 390],
] as const;

async function wear(page: Page, look: Look): Promise<void> {
  if (look === 'light') await turn(page, 'light');
  if (look === 'arabic') await speak(page, 'AR', /^ar/, 'rtl');
}

/** A picture of what is there in each look; it ends as it was. */
async function shootLooks(page: Page, shot: Omit<Shot, 'look'>): Promise<void> {
  await mkdir(shots, { recursive: true });
  for (const look of looks) {
    await wear(page, look);
    if (look !== 'dark') await page.waitForTimeout(400);
    const path = join(shots, fileOf({ ...shot, look }));
    await page.screenshot({ path, type: 'jpeg', quality: 80 });
  }
  await speak(page, 'EN', /^en/, 'ltr');
  await turn(page, 'dark');
}

async function shoot(page: Page, code: string, who: string, paths: readonly string[]) {
  for (const [place, path] of paths.entries()) {
    await page.goto(siteOf(code) + path);
    await settled(page);
    await shootLooks(page, { code, who, page: path, place });
  }
}

async function logIn(page: Page, code: string, player: string): Promise<void> {
  await chooseTheme(page, siteOf(code), 'dark');
  await page.goto(`${siteOf(code)}/m/login`);
  await submitLogin(page, code, player, password);
  await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
}

const pagesOf = (code: string, who: 'visitor' | 'member'): string[] =>
  endingsOf(code, who)
    .filter(({ title, path }) => title !== undefined && !same.has(path))
    .map(({ path }) => path);

for (const { code, players } of brands) {
  test(`${code}: a visitor`, async ({ page }) => {
    await chooseTheme(page, siteOf(code), 'dark');
    await shoot(page, code, 'visitor', pagesOf(code, 'visitor'));
  });

  test(`${code}: a member`, async ({ page }) => {
    await logIn(page, code, players.light);
    await shoot(page, code, 'member', [...pagesOf(code, 'member'), play]);
  });

  test(`${code}: the rooms of a member`, async ({ page }) => {
    await furnish(page, code, players.light);
    await logIn(page, code, players.light);
    await inEveryRoom(page, code, ({ name }, place) =>
      shootLooks(page, { code, who: 'rooms', page: name, place }),
    );
  });

  for (const [width, height] of sizes)
    test(`${code}: home at ${width} by ${height}`, async ({ page }) => {
      await chooseTheme(page, siteOf(code), 'dark');
      await page.setViewportSize({ width, height });
      await shoot(page, code, `${width}x${height}`, ['/m/home', '/m/gameCenter']);
    });
}
