import type { Browser, Page } from '@playwright/test';
import { rebateOf, stakedBy } from '../support/database.ts';
import { closeToday } from '../support/days.ts';
import { findings } from '../support/screen/axe.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true });

const site = siteOf('mango');
/** Whose people play with money of their own, and may pay in. */
const agent = 'amihan_team';

/** A name that nobody has, also not in another run against the same database. */
const friend = `isla_${Date.now().toString(36)}`;

/** Makes a link that gives a friend nothing of what the agent earns; answers its address. */
async function makeLink(page: Page): Promise<string> {
  await page.goto(`${site}/m/login?redirect=${encodeURIComponent('/m/agent')}`);
  await submitLogin(page, 'mango', agent, password);
  await expect(page).toHaveURL(`${site}/m/agent`);
  await settled(page);
  const foot = page.getByRole('navigation', { name: 'Ways of the agency' });
  await foot.getByRole('link', { name: 'Open account' }).tap();
  await page.getByLabel('A note for yourself').fill('For Isla');
  await page.getByRole('button', { name: 'Make the link' }).tap();
  const sheet = page.getByRole('dialog', { name: 'For Isla' });
  const address = await sheet.getByText(/affiliateCode=/).textContent();
  expect(address).toContain(`${site}/`);
  return address ?? '';
}

/** Whoever follows the link on another phone opens an account there. */
async function register(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const field = (name: string) => page.locator('input').and(page.getByLabel(name, { exact: true }));
  await field('Username').fill(friend);
  await field('Password').fill(password);
  await field('Password again').fill(password);
  await page.getByRole('combobox', { name: 'Birthday' }).tap();
  const wheel = page.getByRole('dialog', { name: 'Birthday' });
  for (const column of await wheel.getByRole('listbox').all()) {
    const chosen = column.getByRole('option', { selected: true });
    await chosen.locator('xpath=following-sibling::*[1]').tap();
  }
  await expect(wheel).toBeHidden();
  await page.getByRole('checkbox', { name: 'I am 21 or older' }).check();
  await page.getByRole('button', { name: 'Create account' }).tap();
  await expect(page).toHaveURL(`${site}/m/home`);
  await settled(page);
}

async function deposit(page: Page): Promise<void> {
  await page.goto(`${site}/m/voucherCenter`);
  const prompt = page.getByRole('dialog', { name: 'Before your first deposit' });
  await prompt.getByRole('button', { name: 'Not now' }).tap();
  await expect(prompt).toBeHidden();
  await page.getByRole('radio', { name: 'Pipit wallet' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('300');
  await page.getByRole('button', { name: 'Pay ₱300.00' }).tap();
  // Another party's page.
  await page.getByRole('button', { name: /^Approve/ }).tap();
  await expect(page.getByRole('region', { name: 'Deposit', exact: true })).toContainText(
    '₱300.00 is in your wallet.',
  );
}

async function play(page: Page): Promise<void> {
  await page.goto(`${site}/m/play?nodeId=moon-orchard&vendor=BGS&mode=real`);
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await spin.tap();
  await expect(game.getByText(/No line this time|\d back\.|You won/)).toBeVisible();
}

/** A phone of its own, which nobody has used. */
async function onAnotherPhone(browser: Browser, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  await context.addInitScript(() => {
    if (self === top && location.host !== '') sessionStorage.setItem('NOTICE_POP', '1');
  });
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

const pesos = (minor: bigint): string =>
  `₱${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

test('a friend comes by an agent’s link, deposits and plays; the day closes, and the income is what the ledger says [AG-13, RT-26, RT-27]', async ({
  page,
  browser,
  faults,
}) => {
  const link = await makeLink(page);
  await onAnotherPhone(browser, async (other) => {
    await register(other, link);
    await deposit(other);
    await play(other);
  });
  const staked = await stakedBy('mango', friend);
  expect(staked).toBeGreaterThan(0n);

  const day = await closeToday('mango');
  const paid = await rebateOf('mango', agent, day);
  expect(paid).toBeGreaterThan(0n);
  const income = `${site}/m/member/teamRebate?startDate=${day}&endDate=${day}`;
  await page.goto(income);
  const table = page.getByRole('table', { name: 'Rebate income' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').nth(1)).toContainText(pesos(paid));
  await expect(table).not.toContainText('Estimate');
  await page.goto(`${income}&group=branch`);
  await expect(table.getByRole('row', { name: friend })).toContainText(pesos(staked));
  await expect(table.getByRole('row').last()).toContainText(pesos(paid));
  expect(await findings(page)).toEqual([]);
  await page.goto(`${site}/m/webEmail`);
  await expect(page.getByText('Your rebate has arrived').first()).toBeVisible();
  expect(faults).toEqual([]);
});
