import type { Page } from '@playwright/test';
import {
  payoutOutcomes,
  type PayoutOutcome,
} from '../../../packages/gateway/src/chapters/cashier/payouts/outcomes.ts';
import { chooseOutcome } from '../../e2e/support/counter.ts';
import { cashOf } from '../../e2e/support/database.ts';
import { expect, password, siteOf, submitLogin, test } from '../../e2e/support/test.ts';

/** A brand of each currency, with somebody whose identity is proven and who has an account to be paid at. */
const places = [
  { code: 'mango', account: 'tala_vip', symbol: '₱', amount: 500 },
  { code: 'noir', account: 'matteo_vip', symbol: '€', amount: 20 },
] as const;
type Place = (typeof places)[number];

const pin = '471193';

/** How an end is said on the page of an order and in the record. */
const said: Partial<Record<PayoutOutcome['state'], string>> = {
  paid: 'Paid',
  partly_paid: 'Paid in part',
  failed: 'Did not work',
  returned: 'Came back',
};

/** What happened, and where the money is now. */
function toldOf({ symbol, amount }: Place, { state, paid, returned }: PayoutOutcome): string {
  const share = (of100: string): string =>
    `${symbol}${((amount * Number(of100)) / 100).toFixed(2)}`;
  const told: Partial<Record<PayoutOutcome['state'], string>> = {
    paid: `${share(paid)} was paid to your account.`,
    partly_paid: `${share(paid)} was paid. ${share(returned)} is back in your wallet.`,
    failed: `${share(returned)} is back in your wallet. The account is closed. Choose another one.`,
    returned: `Your bank sent it back. ${share(returned)} is in your wallet again.`,
  };
  return told[state] ?? '';
}

/** Orders it, and comes to its page. */
async function withdraw(page: Page, { code, symbol, amount }: Place): Promise<void> {
  await page.goto(`${siteOf(code)}/m/withdraw`);
  const set = page.getByRole('link', { name: 'Set it now' });
  const field = page.getByRole('textbox', { name: 'Amount' });
  await expect(set.or(field)).toBeVisible();
  // Before the first of them.
  if (await set.isVisible()) {
    await set.click();
    await page.getByLabel('A new payment password').fill(pin);
    await page.getByLabel('The same again').fill(pin);
  }
  await field.fill(`${amount}`);
  await page.getByRole('button', { name: `Withdraw ${symbol}${amount}.00` }).click();
  await page.getByRole('dialog').getByLabel('Payment password').fill(pin);
  await page.waitForURL(/\/m\/withdraw\?order=\d+$/);
}

/** What is in the wallet more than before, or less, in hundredths of the amount that was ordered. */
const shareOf = (change: bigint, { amount }: Place): number => Number(change) / amount;

for (const place of places) {
  const { code, account } = place;
  for (const outcome of payoutOutcomes)
    test(`${code}: ${outcome.code}`, async ({ page }) => {
      const before = await cashOf(code, account);
      await page.goto(`${siteOf(code)}/m/login?redirect=%2Fm%2Fset`);
      await submitLogin(page, code, account, password);
      await page.waitForURL('**/m/set');
      await chooseOutcome(code, outcome.code, 'out');
      await withdraw(page, place);

      // The page is told: nobody loads it anew, and nothing on it takes the order back.
      const order = page.getByRole('region', { name: 'Withdrawal', exact: true });
      await expect(order.getByText(said[outcome.state] ?? '', { exact: true })).toBeVisible();
      await expect(order.getByRole('status')).toHaveText(toldOf(place, outcome));
      await expect(page.getByRole('button', { name: /cancel|take back/i })).toHaveCount(0);
      await expect
        .poll(async () => shareOf((await cashOf(code, account)) - before, place))
        .toBe(Number(outcome.wallet) - 10_000);
      await page.goto(`${siteOf(code)}/m/withdraw/record`);
      const row = page.getByRole('list', { name: 'Withdrawals' }).getByRole('button').first();
      await expect(row).toContainText(said[outcome.state] ?? '');
      await page.goto(`${siteOf(code)}/m/webEmail`);
      for (const [index, title] of outcome.letters.toReversed().entries())
        await expect(page.getByRole('main').getByRole('listitem').nth(index)).toContainText(title);
    });
}
