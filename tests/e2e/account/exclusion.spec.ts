import type { Page } from '@playwright/test';
import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';

async function enter(page: Page, code: string, name: string, to: string): Promise<void> {
  await page.goto(`${siteOf(code)}/m/login?redirect=${encodeURIComponent(to)}`);
  await submitLogin(page, code, name, password);
}

const lengths = (page: Page) =>
  page.getByRole('radiogroup', { name: 'How long' }).getByRole('radio');
const away = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'You have excluded yourself' });

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Exclude me' }).click();
  await expect(away(page)).toBeVisible();
}

test('a member of pulse chooses a break or an exclusion as long as the law has them, and is out at once [BX-08, RG-20, RG-21]', async ({
  page,
  context,
  faults,
}) => {
  await enter(page, 'pulse', 'jordan_vip', '/m/limits/timeOut');
  for (const [at, name] of ['24 hours', '7 days', '1 month', '6 weeks'].entries()) {
    await expect(lengths(page).nth(at)).toHaveAccessibleName(name);
  }
  await expect(lengths(page)).toHaveCount(4);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${siteOf('pulse')}/m/set`);
  const out = elsewhere.getByRole('button', { name: 'Log out', exact: true });
  await expect(out).toBeVisible();
  await page.goto(`${siteOf('pulse')}/m/limits/exclusion`);
  for (const [at, name] of ['6 months', '1 year', '5 years'].entries()) {
    await expect(lengths(page).nth(at)).toHaveAccessibleName(name);
  }
  await lengths(page).nth(0).check();
  await confirm(page);
  // Nobody is in any more, in no tab.
  await expect(out).toBeHidden();
  await enter(page, 'pulse', 'jordan_vip', '/m/gameList?type=fav');
  await expect(away(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('whoever excludes themselves at aurora may be excluded at mango, which is of the same house [RG-21]', async ({
  page,
  faults,
}) => {
  await enter(page, 'aurora', 'sinag_wallets', '/m/limits/exclusion');
  await lengths(page).nth(0).check();
  await page.getByRole('radio', { name: /^At every site of this house/ }).check();
  await confirm(page);
  await enter(page, 'mango', 'sinag_wallets', '/m/gameList?type=fav');
  await expect(away(page)).toBeVisible();
  expect(faults).toEqual([]);
});
