import type { Page } from '@playwright/test';
import { findings } from '../support/screen/axe.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { speak, turn } from '../support/looks.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

// A player of whom no other journey tells: they play no more after this one.
const [code, name] = ['noir', 'ines_wallets'] as const;

async function enter(page: Page, to: string): Promise<string> {
  const site = siteOf(code);
  await page.goto(`${site}/m/login?redirect=${encodeURIComponent(to)}`);
  await submitLogin(page, code, name, password);
  return site;
}

/** Nothing is wrong for anybody who reads it, in both modes and both directions. */
async function look(page: Page, where: string): Promise<void> {
  for (const [theme, language, tag, dir] of [
    ['dark', 'AR', /^ar/, 'rtl'],
    ['light', 'EN', /^en/, 'ltr'],
  ] as const) {
    await turn(page, theme);
    await speak(page, language, tag, dir);
    await settled(page);
    expect.soft(await findings(page), `${where}, ${theme}, ${language}`).toEqual([]);
    expect.soft(await leavingScreens(page, [320, 390]), `${where}, ${language}`).toEqual([]);
  }
}

test('a member limits their deposits, waits for more, and takes a break that play keeps to [RG-05, RG-08, RG-20, RG-21]', async ({
  page,
  faults,
}) => {
  const site = await enter(page, '/m/limits');
  await look(page, 'no limits');
  await page.getByRole('link', { name: 'Set a deposit limit' }).click();
  await page.getByLabel('At most').fill('100');
  await expect(page.getByText('Holds from now.')).toBeVisible();
  await look(page, 'a limit to set');
  await page.getByRole('button', { name: 'Set the limit' }).click();

  const deposits = page.getByRole('region', { name: 'Deposits' });
  await expect(deposits).toContainText('€100.00left');
  await deposits.getByRole('link', { name: 'Change' }).click();
  await page.getByLabel('At most').fill('500');
  await expect(page.getByText(/^Holds from .* after you confirm again/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask for the change' }).click();
  await expect(deposits.getByText(/^€500\.00 from /)).toBeVisible();
  await expect(deposits).toContainText('€100.00left');
  await look(page, 'a raise that waits');
  await deposits.getByRole('button', { name: 'Keep €100.00' }).click();
  await expect(deposits.getByText(/^€500\.00 from /)).toBeHidden();
  await page.reload();
  await expect(deposits).toContainText('€100.00left');
  await expect(deposits.getByText(/^€500/)).toBeHidden();

  // Three pages of their own, to which the browser goes back.
  await page.getByRole('link', { name: 'Exclude yourself' }).click();
  await page.getByRole('radio', { name: '1 year' }).check();
  await look(page, 'how long');
  await page.getByRole('button', { name: 'Next' }).click();
  await look(page, 'what it means');
  await page.getByRole('button', { name: 'Next' }).click();
  await look(page, 'the word for it');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked();
  await page.goBack();

  await page.getByRole('link', { name: 'Take a break' }).click();
  await expect(page.getByRole('radio', { name: '24 hours' })).toBeChecked();
  await look(page, 'a break to take');
  await page.getByRole('button', { name: 'Take a break' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  const calm = page.getByRole('heading', { level: 2, name: 'You are taking a break' });
  await expect(calm).toBeVisible();
  await look(page, 'the calm page');

  // Who is barred gets in to their money, and nowhere else.
  await enter(page, '/m/home');
  await expect(calm).toBeVisible();
  await page.getByRole('link', { name: 'Withdraw my money' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
  await expect(page.getByText('You can withdraw')).toBeVisible();
  await page.goto(`${site}/m/limits`);
  await expect(page.getByText(/^You are taking a break\. Until /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change' })).toHaveCount(0);
  expect(faults).toEqual([]);
});
