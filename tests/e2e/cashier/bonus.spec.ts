import { findings } from '../support/screen/axe.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

test('a bonus comes with a deposit, says how far it has come, and is given up with both amounts shown first [BX-14] [RG-30]', async ({
  page,
  faults,
}) => {
  const site = siteOf('mango');
  const look = async (where: string): Promise<void> => {
    await settled(page);
    expect.soft(await findings(page), where).toEqual([]);
    expect.soft(await leavingScreens(page, [320, 390]), where).toEqual([]);
  };
  await page.goto(`${site}/m/login?redirect=${encodeURIComponent('/m/voucherCenter')}`);
  await submitLogin(page, 'mango', 'luis2026x', password);
  await page.waitForURL('**/m/voucherCenter');
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  const offers = page.getByRole('region', { name: 'What a deposit can bring' });
  const catching = offers.getByRole('article').filter({ hasText: 'A quiet catch' });
  await expect(catching.getByRole('definition')).toHaveText([
    '₱200.00',
    '6 times',
    '₱100.00',
    '10 days',
    '₱25.00',
    '₱1,000.00',
    'Fish',
    'Fish 100%',
  ]);
  await catching.getByRole('button', { name: 'Take it with my deposit: A quiet catch' }).click();
  await expect(catching).toContainText('Taken: it comes with a deposit of ₱100.00 or more.');
  await look('offers beside a deposit');

  await page.getByRole('radio', { name: 'Pipit wallet' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('150');
  await page.getByRole('button', { name: 'Pay ₱150.00' }).click();
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByRole('region', { name: 'Deposit', exact: true })).toContainText(
    '₱150.00 is in your wallet.',
  );

  await page.goto(`${site}/m/wallet`);
  await page.getByRole('link', { name: 'Bonus', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A quiet catch' })).toBeVisible();
  const far = page.getByRole('progressbar', { name: 'Played through' });
  await expect(far).toHaveAttribute('aria-valuetext', '₱0.00 of ₱1,200.00');
  await look('a bonus that is wagered');
  await page.getByRole('button', { name: 'Give it up: A quiet catch' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Give this bonus up?' });
  await expect(asked).toContainText(
    /^.*₱200\.00 of bonus go back to us\. ₱[\d,.]+ of your own stay/,
  );
  await asked.getByRole('button', { name: 'Give it up' }).click();
  await expect(page.getByRole('region', { name: 'What was' })).toContainText('You gave it up.');
  await look('a bonus that was given up');
  expect(faults).toEqual([]);
});
