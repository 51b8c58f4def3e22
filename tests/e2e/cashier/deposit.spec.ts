import type { Locator, Page } from '@playwright/test';
import { chooseOutcome } from '../support/counter.ts';
import { findings } from '../support/screen/axe.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

/** Players with an empty wallet, of whom no other journey tells. */
const players = { noir: 'elise_new', mango: 'bayani_new', aurora: 'bayani_new' } as const;

async function enter(page: Page, code: keyof typeof players, to = '/m/home'): Promise<void> {
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

/** At the page of the provider that looks at people, which pictures never leave. */
async function proveAtPartner(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByLabel('Full name').fill('Bayani Cruz');
  await page.getByLabel('Address').fill('12 Larkfield Road, Cebu City');
  await page.getByLabel('Number of the document').fill('N 4410-0073');
  await page.getByRole('combobox', { name: 'Date of birth' }).click();
  await page.getByRole('button', { name: 'Use this date' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await look(page, 'before the page of a partner');
  await page.getByRole('button', { name: 'Go on to our partner' }).click();
  await page.getByRole('radio', { name: 'Passed', exact: true }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: /^Back to / }).click();
  await expect(page.getByRole('heading', { name: 'We know who you are' })).toBeVisible();
}

const order = (page: Page): Locator => page.getByRole('region', { name: 'Deposit', exact: true });

test('seven presses and an amount lead from home to money in the wallet, step by step [CF-02, RT-20, MC-04, RG-06, BX-03]', async ({
  page,
  faults,
}) => {
  await enter(page, 'noir');
  let presses = 0;
  const press = async (what: Locator): Promise<void> => {
    presses += 1;
    await what.click();
  };
  await press(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }),
  );
  const prompt = page.getByRole('dialog', { name: 'Before your first deposit' });
  await look(page, 'whether a limit is wanted');
  await press(prompt.getByRole('button', { name: 'Not now' }));
  await expect(prompt).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Pipit wallet' })).toBeChecked();
  await look(page, 'ways to pay');
  await press(page.getByRole('button', { name: 'Next' }));
  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await look(page, 'how much');
  await press(page.getByRole('button', { name: 'Next' }));
  await expect(page.getByRole('definition').last()).toHaveText('€20.00');
  await look(page, 'what it comes to');
  await press(page.getByRole('button', { name: 'Pay €20.00' }));
  // Another party's page, with a look of its own.
  await expect(page).toHaveURL(/^http:\/\/pay\.localhost:\d+\/checkout\//);
  await press(page.getByRole('button', { name: /^Approve/ }));
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=\d+$/);
  await expect(order(page)).toContainText('€20.00 is in your wallet.');
  expect(presses).toBeLessThanOrEqual(7);
  await look(page, 'money in the wallet');

  await page.goto(`${siteOf('noir')}/m/deposit/record`);
  const row = page.getByRole('list', { name: 'My deposits' }).getByRole('button');
  await expect(row).toContainText(/Pipit wallet.*€20\.00In your wallet/);
  await row.click();
  await look(page, 'deposits that were ordered');
  await page.getByRole('link', { name: 'Open the deposit' }).click();
  await expect(order(page)).toContainText('In your wallet');
  await page.goto(`${siteOf('noir')}/m/home`);
  await expect(page.getByRole('button', { name: /^Balance/ })).toContainText('€20.00');
  expect(faults).toEqual([]);
});

test('a deposit on one page: declined by a bank, paid by half, and a code that runs out [RT-20, MC-04]', async ({
  page,
  faults,
}) => {
  await enter(page, 'mango', '/m/voucherCenter');
  const site = siteOf('mango');
  const pay = async (way: string, sum: string, bank?: string): Promise<void> => {
    await page.goto(`${site}/m/voucherCenter`);
    await page.getByRole('radio', { name: way }).check();
    if (bank !== undefined) await page.getByLabel('Your bank').selectOption(bank);
    await page.getByRole('textbox', { name: 'Amount' }).fill(sum);
    await page.getByRole('button', { name: `Pay ₱${sum}.00` }).click();
  };
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await look(page, 'a deposit on one page');

  // What becomes of it is chosen on the page of the provider, as a player does.
  await pay('Pipit wallet', '300');
  await page.getByLabel('What should happen?').selectOption('declined');
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(order(page)).toContainText('Your bank said no. Nothing was taken.');
  await look(page, 'declined');
  await expect(page.getByRole('link', { name: 'Choose another way' })).toBeVisible();

  await chooseOutcome('mango', 'half_paid');
  await pay('Larkfield bank transfer', '500', 'Plover Savings');
  await expect(order(page)).toContainText('₱250.00 of ₱500.00 arrived. Pay the rest or leave it.');
  await expect(page.getByRole('heading', { name: 'To pay: ₱250.00' })).toBeVisible();
  await expect(page.getByText('4410 0072 9915')).toBeVisible();
  await look(page, 'paid by half');

  await chooseOutcome('mango', 'expires');
  await pay('TernQR', '200');
  await expect(order(page)).toContainText('The time to pay is over. Nothing was taken.');
  await look(page, 'a code that has run out');

  // Another one, which holds: it is given up by hand.
  await pay('TernQR', '200');
  await expect(page.getByRole('img', { name: 'Code to pay ₱200.00' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await look(page, 'a code to be paid');
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/^D-.*\.png$/);
  await page.getByRole('button', { name: 'Cancel this deposit' }).click();
  await expect(order(page)).toContainText('It was cancelled. Nothing was taken.');
  expect(faults).toEqual([]);
});

test('whoever is known to a partner may pay in; a card of credit is said not to be taken, and what one pays goes back with the reason [BX-15] [RG-32] [RG-33]', async ({
  page,
  faults,
}) => {
  await enter(page, 'aurora', '/m/withdraw');
  await page.getByRole('link', { name: 'Prove who you are' }).click();
  await proveAtPartner(page);
  await page.goto(`${siteOf('aurora')}/m/voucherCenter`);
  const prompt = page.getByRole('dialog', { name: 'Before your first deposit' });
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await expect(prompt).toBeHidden();
  const card = page.getByRole('radio', { name: 'Card', exact: true });
  await expect(card).toHaveAccessibleDescription(/Credit cards not taken$/);
  await expect(page.getByRole('radio', { name: 'Glim coin' })).toHaveCount(0);
  await look(page, 'ways to pay where none is of credit');
  await card.check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('300');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Pay ₱300.00' }).click();
  // Another party’s page, and then that of the bank that gave the card out.
  await page.getByLabel('Name on the card').fill('Tala Reyes');
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByLabel('Valid until').fill('12/49');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('What should happen?').selectOption('paid_by_credit');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=\d+$/);
  await expect(order(page)).toContainText('It was sent back to where it came from.');
  const why = page.getByRole('region', { name: 'Credit cards may not be used here' });
  await expect(why).toContainText('goes back to the card by itself');
  await expect(page.getByRole('link', { name: 'Choose another way' })).toBeVisible();
  await look(page, 'a deposit that was sent back');
  expect(faults).toEqual([]);
});
