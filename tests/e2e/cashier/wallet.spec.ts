import { ledgerSum } from '../support/database.ts';
import { findings } from '../support/screen/axe.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

/** Of whose money no other journey of this brand tells. */
const player = 'luis2026x';

test('money goes to a studio and comes back with one press, and the wallet says where it lies [CA-20]', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('mango')}/m/login?redirect=${encodeURIComponent('/m/wallet')}`);
  await submitLogin(page, 'mango', player, password);
  await page.waitForURL('**/m/wallet');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  const total = page.getByRole('region', { name: 'Total balance' });
  const before = await total.innerText();

  await page.getByRole('combobox', { name: 'Studio' }).selectOption({ label: 'Quillfox' });
  await page.getByRole('textbox', { name: 'Amount' }).fill('25');
  await page.getByRole('button', { name: 'Move ₱25.00' }).click();
  await expect(total.getByText('Quillfox')).toBeVisible();
  await expect(total.getByText('₱25.00', { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await ledgerSum()).toBe(0n);

  await page.getByRole('button', { name: 'Bring all of it back' }).click();
  await expect(total.getByText('Quillfox')).toHaveCount(0);
  await expect.poll(() => total.innerText()).toBe(before);
  await page.getByRole('link', { name: 'Transactions' }).click();
  await expect(
    page.getByRole('list', { name: 'Transactions' }).getByText('₱25.00').first(),
  ).toBeVisible();
  expect(faults).toEqual([]);
});
