import type { Page } from '@playwright/test';
import { endingsOf } from '../../e2e/support/addresses.ts';
import { findings } from '../../e2e/support/screen/axe.ts';
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
import { goWay, leaveWays, ways } from '../ways.ts';

// The app is offered to a phone that it can be had for.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
});

let looked = 0;

/** Looks at what is there in every way, and leaves it as it was. */
async function look(page: Page, what: string): Promise<void> {
  for (const way of ways) {
    await goWay(page, way);
    const where = `${what}, ${way.theme}, ${way.language}`;
    expect.soft(await findings(page, way.rules), where).toEqual([]);
    looked += 1;
  }
  await leaveWays(page);
}

async function logIn(page: Page, code: string, player: string): Promise<void> {
  await chooseTheme(page, siteOf(code), 'dark');
  // Not by itself: it is opened where it is looked at.
  await page.addInitScript(() => localStorage.setItem('appWindow', '1'));
  await page.goto(`${siteOf(code)}/m/login`);
  await submitLogin(page, code, player, password);
  await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
  await settled(page);
}

const over = [
  { name: 'Menu', path: '/m/home', press: (page: Page) => button(page, 'Menu') },
  { name: 'Account', path: '/m/home', press: (page: Page) => button(page, 'Account') },
  { name: 'notices', path: '/m/home', press: (page: Page) => button(page, /^Notices/) },
  { name: 'app', path: '/m/home', press: (page: Page) => button(page, 'Get it') },
  { name: 'filter', path: '/m/slot-games', press: (page: Page) => button(page, 'Filter') },
  {
    name: 'game sheet',
    path: '/m/home',
    press: (page: Page) => page.getByRole('list', { name: /hot/i }).getByRole('button').first(),
  },
  {
    name: 'results of a lottery',
    path: '/m/lottery',
    press: (page: Page) => button(page, /results/i),
  },
] as const;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

for (const { code, players } of brands) {
  test(`${code}: pages of a member`, async ({ page, faults }) => {
    await logIn(page, code, players.light);
    const paths = endingsOf(code, 'member').filter(({ title }) => title !== undefined);
    for (const { path } of paths.slice(4)) {
      await page.goto(siteOf(code) + path);
      await settled(page);
      await look(page, path);
    }
    console.log(`${code}: ${looked} looks at pages`);
    looked = 0;
    expect(faults).toEqual([]);
  });

  test(`${code}: every state of the rooms of a member`, async ({ page }) => {
    await furnish(page, code, players.light);
    await logIn(page, code, players.light);
    await inEveryRoom(page, code, ({ name }) => look(page, name));
    console.log(`${code}: ${looked} looks at states`);
    looked = 0;
  });

  test(`${code}: what opens over a page of a member`, async ({ page, faults }) => {
    await logIn(page, code, players.light);
    for (const { name, path, press } of over) {
      await page.goto(siteOf(code) + path);
      await settled(page);
      const way = press(page);
      // Not every brand has lotteries, notices or an app for this phone.
      if ((await way.count()) === 0) {
        console.log(`${code}: nothing opens ${name}`);
        continue;
      }
      await way.click();
      await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
      await look(page, name);
    }
    console.log(`${code}: ${looked} looks at what opens`);
    looked = 0;
    expect(faults).toEqual([]);
  });
}
