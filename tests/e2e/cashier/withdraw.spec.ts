import type { Locator, Page } from '@playwright/test';
import { findings } from '../support/screen/axe.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

/** Members whose identity is proven, with an account to be paid at, of whom no other journey tells. */
const players = { noir: 'matteo_vip', mango: 'tala_vip' } as const;
const pin = '471193';

async function enter(page: Page, code: keyof typeof players, to: string): Promise<void> {
  await page.goto(`${siteOf(code)}/m/login?redirect=${encodeURIComponent(to)}`);
  await submitLogin(page, code, players[code], password);
  await page.waitForURL(`**${to}`);
}

/** Nothing is wrong for anybody who reads it. */
async function look(page: Page, where: string): Promise<void> {
  await settled(page);
  expect.soft(await findings(page), where).toEqual([]);
  expect.soft(await leavingScreens(page, [320, 390]), where).toEqual([]);
}

const digits = (page: Page, name: string): Locator => page.getByRole('textbox', { name });

/** The first payment password of somebody who has just logged in. */
async function setPin(page: Page): Promise<void> {
  await page.getByLabel('A new payment password').fill(pin);
  await page.getByLabel('The same again').fill(pin);
}

test('five presses, an amount and six digits lead from the account to money that is paid out [CF-02, RT-20, AG-05, RG-28]', async ({
  page,
  faults,
}) => {
  await enter(page, 'noir', '/m/withdraw');
  await look(page, 'what stands before a payout');
  await page.getByRole('link', { name: 'Set it now' }).click();
  await look(page, 'a payment password');
  await setPin(page);
  await expect(page.getByRole('radio', { name: /^Larkfield/ })).toBeChecked();
  await look(page, 'a payout');

  await page.goto(`${siteOf('noir')}/m/myAccount/index`);
  let presses = 0;
  const press = async (what: Locator): Promise<void> => {
    presses += 1;
    await what.click();
  };
  const main = page.getByRole('main');
  await press(main.getByRole('link', { name: 'Withdraw', exact: true }));
  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await expect(page.getByRole('definition').last()).toHaveText('€20.00');
  await press(page.getByRole('button', { name: 'Withdraw €20.00' }));
  await look(page, 'what it is signed with');
  await page.getByRole('dialog').getByLabel('Payment password').fill(pin);
  await expect(page).toHaveURL(/\/m\/withdraw\?order=\d+$/);
  await expect(main).toContainText('€20.00 was paid to your account.');
  expect(presses).toBeLessThanOrEqual(5);
  await look(page, 'a payout that was paid');
  await expect(page.getByRole('button', { name: /cancel|take back/i })).toHaveCount(0);

  await page.goto(`${siteOf('noir')}/m/withdraw/record`);
  const row = page.getByRole('list', { name: 'Withdrawals' }).getByRole('button');
  await expect(row).toContainText(/Larkfield.*€20\.00Paid/);
  await row.click();
  await look(page, 'payouts that were ordered');
  expect(faults).toEqual([]);
});

test('what a rule does not let go waits for people, whose reasons nobody is told [RT-20]', async ({
  page,
  faults,
}) => {
  await enter(page, 'mango', '/m/paymentPassword');
  await setPin(page);
  // A page that is left before the platform has answered may have saved nothing.
  await expect(page.getByText('Your payment password is set.')).toBeVisible();
  await page.goto(`${siteOf('mango')}/m/withdraw`);
  await page.getByRole('textbox', { name: 'Amount' }).fill('6000');
  await page.getByRole('button', { name: 'Withdraw ₱6,000.00' }).click();
  await page.getByRole('dialog').getByLabel('Payment password').fill('482917');
  await expect(page.getByText('That is not it. 4 tries are left.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Payment password').fill(pin);
  await expect(page.getByRole('main')).toContainText(
    'Your withdrawal is being checked. You can leave this page.',
  );
  await look(page, 'a payout that is looked at');

  await page.goto(`${siteOf('mango')}/m/bankCards`);
  await expect(page.getByText('In use')).toBeVisible();
  await look(page, 'payout accounts');
  await page.getByRole('link', { name: 'Add an account' }).click();
  await look(page, 'another account');
  await digits(page, 'Bank').fill('Larkfield');
  await digits(page, 'Account number or IBAN').fill('7001 0020 0999');
  await digits(page, 'Account holder').fill('Somebody Else');
  await page.getByRole('button', { name: 'Add this account' }).click();
  await page.getByRole('dialog').getByLabel('Payment password').fill(pin);
  await expect(page.getByText('The name on the account must be your own.')).toBeVisible();
  expect(faults).toEqual([]);
});
