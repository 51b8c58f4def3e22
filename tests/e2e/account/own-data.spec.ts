import { readFile } from 'node:fs/promises';
import { publishTerms } from '../support/database.ts';
import { findings } from '../support/screen/axe.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

async function enter(page: Page, code: string, name: string, to: string): Promise<void> {
  await page.goto(`${siteOf(code)}/m/login?redirect=${encodeURIComponent(to)}`);
  await submitLogin(page, code, name, password);
}

async function look(page: Page): Promise<void> {
  await settled(page);
  expect.soft(await findings(page)).toEqual([]);
  expect.soft(await leavingScreens(page, [320, 390])).toEqual([]);
}

test('a member has a copy of all that is kept of them, asks to be deleted and takes it back [RG-40]', async ({
  page,
  faults,
}) => {
  await enter(page, 'noir', 'ines_wallets', '/m/set');
  await page.getByRole('link', { name: /^Your data/ }).click();
  await look(page);
  await page.getByRole('button', { name: 'Ask for a copy' }).click();
  const save = page.getByRole('button', { name: 'Save the file' });
  await expect(save).toBeVisible();
  const file = page.waitForEvent('download');
  await save.click();
  const text = await readFile(await (await file).path(), 'utf8');
  const copy: unknown = JSON.parse(text);
  expect(copy).toMatchObject({ profile: expect.anything() });
  expect(text).toContain('ines_wallets');
  expect(text).not.toContain(password);
  await page.getByRole('button', { name: 'Ask for deletion' }).click();
  const sheet = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(sheet).toContainText('Take your money out first.');
  await sheet.getByRole('button', { name: 'Ask for deletion' }).click();
  await expect(page.getByText(/^Asked for on .+ People of ours answer it/)).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('other terms are accepted once before anything else opens, but money, statement and the way out [RG-37]', async ({
  page,
}) => {
  const code = 'pulse-lite';
  await publishTerms(code, 'How long a payout may take is said.');
  await enter(page, code, 'robin_77', '/m/home');
  await expect(page).toHaveURL(`${siteOf(code)}/m/terms`);
  await expect(page.getByText('How long a payout may take is said.')).toBeVisible();
  await look(page);
  // No address leads past it, but those of one’s own money.
  await page.goto(`${siteOf(code)}/m/voucherCenter`);
  await expect(page).toHaveURL(`${siteOf(code)}/m/terms`);
  await page.getByRole('link', { name: 'Your statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  await page.goto(`${siteOf(code)}/m/terms`);
  await page.getByRole('button', { name: 'I have read and accept them' }).click();
  await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
  await page.goto(`${siteOf(code)}/m/voucherCenter`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOf(code)}/m/voucherCenter`);
});
