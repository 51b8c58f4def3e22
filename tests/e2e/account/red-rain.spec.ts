import type { Page } from '@playwright/test';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';
import { findings } from '../support/screen/axe.ts';

test.use({ hasTouch: true, isMobile: true });

const site = siteOf('aurora');

async function enter(page: Page, name: string): Promise<void> {
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'aurora', name, password);
  await expect(page).toHaveURL(`${site}/m/home`);
  await settled(page);
}

test('an agent sends a rain, and somebody right below catches an envelope of it [AG-10, RT-25]', async ({
  page,
  browser,
  faults,
}) => {
  await enter(page, 'dagat_agent');
  await page.goto(`${site}/m/agent`);
  const entries = page.getByRole('region', { name: 'What you can do' });
  await entries.getByRole('link', { name: 'Red rain' }).tap();
  await expect(page).toHaveURL(`${site}/m/redRain`);
  await page.getByRole('textbox', { name: 'Amount in all' }).fill('20');
  await page.getByRole('textbox', { name: 'Envelopes' }).fill('4');
  await page.getByText('Equally').tap();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look it over' }).tap();
  const review = page.getByRole('dialog', { name: 'Look it over' });
  expect(await findings(page)).toEqual([]);
  await review.getByRole('button', { name: /^Send / }).tap();
  await expect(page.getByText(/^Sent to \d+ /)).toBeVisible();
  const first = page.getByRole('list', { name: 'Your rains' }).getByRole('listitem').first();
  await expect(first).toContainText('0 of 4 taken');

  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const other = await context.newPage();
  await enter(other, 'hiraya_sub');
  const card = other.getByRole('region', { name: 'Envelopes from your agent' });
  await expect(card).toContainText('dagat_agent sent you an envelope');
  expect(await findings(other)).toEqual([]);
  await card.getByRole('button', { name: 'Open it' }).tap();
  await expect(card).toContainText('₱5.00');
  await expect(card).toContainText('from dagat_agent');
  // Whoever has pressed something is greeted.
  const greeting = other.getByRole('dialog', { name: 'Welcome back' });
  await greeting.getByRole('button', { name: 'Close' }).tap();
  await card.getByRole('button', { name: 'Close' }).tap();
  await expect(card).toBeHidden();
  await context.close();

  await page.reload();
  await expect(first).toContainText('1 of 4 taken');
  expect(faults).toEqual([]);
});
