import type { Page } from '@playwright/test';
import { findings } from '../support/screen/axe.ts';
import { turn } from '../support/looks.ts';
import { platform } from '../support/platform.ts';
import {
  brandsOf,
  chooseTheme,
  expect,
  password,
  settled,
  siteOf,
  submitLogin,
  test,
} from '../support/test.ts';

/** Of all that axe asks, only this depends on the mode. */
const ofColour = ['color-contrast'];

/** A state is reached once and looked at in both modes. */
async function look(page: Page, state: string): Promise<void> {
  expect.soft(await findings(page), `${state}, dark`).toEqual([]);
  await turn(page, 'light');
  expect.soft(await findings(page, ofColour), `${state}, light`).toEqual([]);
  await turn(page, 'dark');
}

for (const { code, players } of brandsOf('aurora', 'pulse')) {
  test(`${code}: axe finds nothing serious in what a member comes through, in either mode`, async ({
    page,
    faults,
  }) => {
    const site = siteOf(code);
    await chooseTheme(page, site, 'dark');
    await page.goto(`${site}/m/login`);
    await submitLogin(page, code, players.dark, 'x');
    await expect(page.getByText('At least 6 characters')).toBeVisible();
    await look(page, 'log-in with an error');

    await submitLogin(page, code, players.dark, password);
    await expect(page).toHaveURL(`${site}/m/home`);
    await settled(page);
    await look(page, 'home of a member');

    await page.getByRole('list', { name: /hot/i }).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'game sheet');

    await page.goto(`${site}/m/play?nodeId=moon-orchard&vendor=BGS&mode=real`);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
    await look(page, 'game shell');

    await page.goto(`${site}/m/play?nodeId=melon-parade&vendor=QFX&mode=real`);
    await expect(page.frameLocator('iframe').getByText('Melon Parade').first()).toBeVisible();
    await look(page, 'frame of another vendor');

    await page.goto(`${site}/m/set`);
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look(page, 'log-out');
    expect(faults).toEqual([]);
  });
}

test('axe finds nothing serious on the start page', async ({ page, faults }) => {
  await page.goto(`http://localhost:${platform().port}/`);
  await expect(page.getByRole('link', { name: /aurora\.localhost/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});
