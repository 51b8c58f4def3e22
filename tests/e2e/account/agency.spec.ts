import type { Page } from '@playwright/test';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';
import { findings } from '../support/screen/axe.ts';

test.use({ hasTouch: true, isMobile: true });

const site = siteOf('pulse');

async function enter(page: Page, name: string): Promise<void> {
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'pulse', name, password);
  await expect(page).toHaveURL(`${site}/m/home`);
  await settled(page);
}

const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What you can do' }).getByRole('link', { name });

test('an agent finds the team, sets a rate and makes a link [ST-23, RM-04, RT-24, RT-25, RT-26, RT-27, AG-09, AG-13, AG-18]', async ({
  page,
  faults,
}) => {
  await enter(page, 'casey_agent');
  await page.getByRole('button', { name: /^Account/ }).tap();
  await page.getByRole('link', { name: 'Agency centre' }).tap();
  await expect(page).toHaveURL(`${site}/m/agent`);
  await expect(page.getByText(/^Good /)).toContainText('casey_agent');
  await expect(page.getByText(/^As of /)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await tile(page, 'My team').tap();
  await page.getByRole('button', { name: /morgan_sub/ }).tap();
  const card = page.getByRole('dialog', { name: 'About morgan_sub' });
  await expect(card.getByRole('region', { name: 'Their team' })).toBeVisible();
  await card.getByRole('button', { name: 'Set rates' }).tap();
  const rates = page.getByRole('dialog', { name: 'Rates of morgan_sub' });
  await rates.getByRole('button', { name: 'Higher: Slots' }).tap();
  await expect(rates.getByRole('spinbutton', { name: 'Slots' })).toHaveValue('0.50');
  expect(await findings(page)).toEqual([]);
  await rates.getByRole('button', { name: 'Set rates' }).tap();
  await expect(page.getByText(/^Set\. They count from /)).toBeVisible();

  await page.goto(`${site}/m/agent`);
  const foot = page.getByRole('navigation', { name: 'Ways of the agency' });
  await foot.getByRole('link', { name: 'Open account' }).tap();
  await page.getByLabel('A note for yourself').fill('Market day');
  await page.getByRole('button', { name: 'Make the link' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Market day' });
  await expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(sheet.getByText(/affiliateCode=/)).toBeVisible();
  expect(faults).toEqual([]);
});

test('nobody but agents comes further than home [AG-01]', async ({ page, faults }) => {
  await enter(page, 'robin_77');
  await page.goto(`${site}/m/agent`);
  await expect(page).toHaveURL(`${site}/m/home`);
  await expect(page.getByText('This is for agents. Here is the home page.')).toBeVisible();
  expect(faults).toEqual([]);
});
