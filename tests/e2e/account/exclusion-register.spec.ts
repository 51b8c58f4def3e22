import type { Page } from '@playwright/test';
import { haveRegister, putOnRegister, takeOffRegister } from '../support/register.ts';
import { findings } from '../support/screen/axe.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

const site = siteOf('aurora');

async function enter(page: Page, name: string): Promise<void> {
  const to = encodeURIComponent('/m/gameList?type=fav');
  await page.goto(`${site}/m/login?redirect=${to}`);
  await submitLogin(page, 'aurora', name, password);
}

async function looksWell(page: Page): Promise<void> {
  await settled(page);
  expect.soft(await findings(page)).toEqual([]);
  expect.soft(await leavingScreens(page, [320, 390])).toEqual([]);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('while the register does not answer nobody plays, and a press opens play when it does [RG-22]', async ({
  page,
  faults,
}) => {
  await haveRegister('silent');
  try {
    await enter(page, 'bayani_new');
    await expect(heading(page, 'The register has not answered yet')).toBeVisible();
    await looksWell(page);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByText('There is still no answer. We go on asking.')).toBeVisible();
  } finally {
    await haveRegister('answers');
  }
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(heading(page, 'Nothing keeps you from play')).toBeVisible();
  await page.goto(`${site}/m/gameList?type=fav`);
  await expect(page).toHaveURL(/gameList/);
  expect(faults).toEqual([]);
});

test('whoever is on the register reads who keeps it, and comes to their money and to help [RG-21, RG-22]', async ({
  page,
  faults,
}) => {
  await putOnRegister('luis2026x@example.com');
  try {
    await enter(page, 'luis2026x');
    await expect(heading(page, 'You are on an exclusion register')).toBeVisible();
    await expect(page.getByText(/only whoever keeps it can take you off it/)).toBeVisible();
    await looksWell(page);
    await page.getByRole('link', { name: 'Withdraw my money' }).click();
    await expect(page).toHaveURL(/\/m\/withdraw/);
  } finally {
    await takeOffRegister();
  }
  expect(faults).toEqual([]);
});
