import type { Page } from '@playwright/test';
import { reach } from '../support/keyboard.ts';
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

test('the keyboard alone leads from the centre through team and card to a rate that is set', async ({
  page,
  faults,
}) => {
  const { keyboard } = page;
  const press = async (what: Parameters<typeof reach>[0]): Promise<void> => {
    await reach(what);
    await keyboard.press('Enter');
  };
  await enter(page, 'casey_agent');
  await page.goto(`${site}/m/agent`);
  await press(tile(page, 'My team'));
  const person = page.getByRole('button', { name: /morgan_sub/ });
  await press(person);
  const card = page.getByRole('dialog', { name: 'About morgan_sub' });
  await expect(card).toBeVisible();
  await keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(person).toBeFocused();
  await keyboard.press('Enter');
  await press(card.getByRole('button', { name: 'Set rates' }));
  const rates = page.getByRole('dialog', { name: 'Rates of morgan_sub' });
  const tables = rates.getByRole('spinbutton', { name: 'Live' });
  await reach(tables);
  const before = Number(await tables.inputValue());
  await keyboard.press('ArrowDown');
  expect(Number(await tables.inputValue())).toBeLessThan(before);
  await press(rates.getByRole('button', { name: 'Set rates' }));
  await expect(page.getByText(/^Set\. They count from /)).toBeVisible();
  expect(faults).toEqual([]);
});

test('nobody but agents comes further than home [AG-01]', async ({ page, faults }) => {
  await enter(page, 'robin_77');
  await page.goto(`${site}/m/agent`);
  await expect(page).toHaveURL(`${site}/m/home`);
  await expect(page.getByText('This is for agents. Here is the home page.')).toBeVisible();
  expect(faults).toEqual([]);
});
