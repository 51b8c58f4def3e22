import { AxeBuilder } from '@axe-core/playwright';
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
} from './support/test.ts';

const gravest = new Set(['serious', 'critical']);

async function findings(page: Page): Promise<string[]> {
  // What has faded in half way has no contrast of its own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations === 1)
        .map((one) => one.finished.catch(() => {})),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => gravest.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
}

const visitorPages = [
  '/m/home',
  '/m/login',
  '/m/gameList',
  '/m/slot-games',
  '/m/hot-games',
  '/m/gameList?type=fav',
  '/m/set',
];

for (const { code, players } of brands) {
  for (const theme of themes) {
    test(`${code}, ${theme}: axe finds nothing serious on any page`, async ({ page, faults }) => {
      const site = siteOf(code);
      await chooseTheme(page, site, theme);
      for (const path of visitorPages) {
        await page.goto(site + path);
        await page.waitForLoadState('networkidle');
        expect(await findings(page), path).toEqual([]);
      }

      await page.goto(`${site}/m/login`);
      await submitLogin(page, code, players[theme], 'x');
      await expect(page.getByText('At least 6 characters')).toBeVisible();
      expect(await findings(page), 'log-in with an error').toEqual([]);

      await submitLogin(page, code, players[theme], password);
      await expect(page).toHaveURL(`${site}/m/home`);
      await page.waitForLoadState('networkidle');
      expect(await findings(page), 'home of a member').toEqual([]);

      await page.getByRole('list', { name: /hot/i }).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page), 'game sheet').toEqual([]);

      await page.goto(`${site}/m/play?nodeId=moon-orchard&vendor=BGS&mode=real`);
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
      expect(await findings(page), 'game shell').toEqual([]);

      await page.goto(`${site}/m/play?nodeId=melon-parade&vendor=QFX&mode=real`);
      await expect(page.frameLocator('iframe').getByText('Melon Parade').first()).toBeVisible();
      expect(await findings(page), 'frame of another vendor').toEqual([]);

      await page.goto(`${site}/m/set`);
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await findings(page), 'log-out').toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}

test('axe finds nothing serious on the start page', async ({ page, faults }) => {
  await page.goto(`http://localhost:${process.env['LIVERY_E2E_PORT']}/`);
  await expect(page.getByRole('link', { name: /aurora\.localhost/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});
