import type { Page } from '@playwright/test';
import { forgetClaims } from './database.ts';
import { expect, password, siteOf, submitLogin } from './test.ts';

export const site = siteOf('aurora');
export const account = 'luis2026x';
export const claimCall = '**/wps/promotion/*/claim';

export const item = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true });

/** The number of a promotion, as its address says it. */
export async function idOf(page: Page, title: string, at = site): Promise<string> {
  await page.goto(`${at}/m/activity`);
  const first = await page.getByRole('heading', { level: 2 }).first().textContent();
  // The first is open already.
  if (first === title) await heading(page, title).click();
  await heading(page, title).click();
  await expect(page).toHaveURL(/activityDetail\?id=\d+/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

export async function logIn(
  page: Page,
  to: string,
  merchant = 'aurora',
  name = account,
): Promise<void> {
  const at = siteOf(merchant);
  await page.goto(`${at}/m/login?redirect=${encodeURIComponent(to)}`);
  await submitLogin(page, merchant, name, password);
  await expect(page).toHaveURL(`${at}${to}`);
}

/** Logged in, with the form of a promotion that can be claimed in front of them. */
export async function openClaim(page: Page): Promise<string> {
  await forgetClaims('aurora', account);
  const id = await idOf(page, 'Called-off match');
  await logIn(page, `/m/activityDetail?id=${id}`);
  await item(page, 'Called-off match')
    .getByRole('button', { name: 'Claim this promotion' })
    .click();
  await expect(sheet(page)).toBeVisible();
  return id;
}

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your claim' });
export const remark = (page: Page) => sheet(page).getByLabel('Remark');
export const files = (page: Page) => sheet(page).locator('input[type=file]');
export const chosen = (page: Page) =>
  sheet(page).getByRole('group', { name: 'Pictures' }).getByRole('listitem');
export const send = (page: Page) => sheet(page).getByRole('button', { name: 'Send the claim' });
export const applying = (page: Page) =>
  item(page, 'Called-off match').getByText('Applying', { exact: true });
