import type { Page } from '@playwright/test';
import {
  depositOutcomes,
  type DepositOutcome,
} from '../../../packages/gateway/src/chapters/cashier/deposits/outcomes.ts';
import { chooseOutcome } from '../../e2e/support/counter.ts';
import { cashOf, knowMember } from '../../e2e/support/database.ts';
import { expect, password, siteOf, submitLogin, test } from '../../e2e/support/test.ts';

/** A brand of each layout, with somebody who has deposited nothing yet. */
const places = [
  { code: 'mango', layout: 'on one page', account: 'bayani_new', symbol: '₱', of100: 10 },
  { code: 'noir', layout: 'step by step', account: 'elise_new', symbol: '€', of100: 1 },
] as const;
type Place = (typeof places)[number];

/** How an end is said on the page of an order. */
const said: Partial<Record<DepositOutcome['state'], string>> = {
  paid: 'In your wallet',
  failed: 'Not paid',
  expired: 'Run out',
  cancelled: 'Cancelled',
  partly_paid: 'Partly paid',
  reversed: 'Taken back',
};

const ways = {
  card: 'Card',
  ewallet: 'Pipit wallet',
  qr: 'TernQR',
  bank: 'Larkfield bank transfer',
  crypto: 'Glim coin',
} as const;

/** Orders it in the layout of the brand, and comes to its page. */
async function pay(page: Page, { code, symbol, of100 }: Place, rail: DepositOutcome['rail']) {
  const sum = `${100 * of100}`;
  // Asked once, before the first.
  const prompt = page.getByRole('dialog').getByRole('button', { name: 'Not now' });
  await page.addLocatorHandler(prompt, () => prompt.click());
  await page.goto(`${siteOf(code)}/m/voucherCenter`);
  const next = page.getByRole('button', { name: 'Next' });
  const way = page.getByRole('radio', { name: ways[rail] });
  await expect(way).toBeVisible();
  await way.check();
  if (code === 'noir') await next.click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(sum);
  if (code === 'noir') await next.click();
  const written = of100 === 10 ? '1,000.00' : '100.00';
  await page.getByRole('button', { name: `Pay ${symbol}${written}` }).click();
  const away = /^http:\/\/pay\.localhost/;
  await page.waitForURL((url) => away.test(url.href) || url.searchParams.has('order'));
  // An order that is to be paid on another page is shown for a moment before.
  await page.waitForLoadState();
  const back = page.getByRole('link', { name: 'Go back to the shop' });
  await expect(back.or(page.getByRole('region', { name: 'What happened' }))).toBeVisible();
  if (await back.isVisible()) await back.click();
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
}

const minor = (amount: string, of100: number): bigint =>
  BigInt(amount.replace('.', '')) * BigInt(of100);

for (const place of places) {
  const { code, layout, account, of100 } = place;
  test.describe(layout, () => {
    // In all it is more than somebody may pay in of whom nobody knows who they are.
    test.beforeAll(() => knowMember(code, account));
    for (const outcome of depositOutcomes)
      test(`${code}: ${outcome.code}, ${layout}`, async ({ page }) => {
        const before = await cashOf(code, account);
        await page.goto(`${siteOf(code)}/m/login?redirect=%2Fm%2Fset`);
        await submitLogin(page, code, account, password);
        await page.waitForURL('**/m/set');
        await chooseOutcome(code, outcome.code);
        await pay(page, place, outcome.rail);

        // The page is told: nobody loads it anew.
        const order = page.getByRole('region', { name: 'Deposit', exact: true });
        await expect(order).toContainText(said[outcome.state] ?? '');
        await expect
          .poll(async () => (await cashOf(code, account)) - (before < 0n ? 0n : before))
          .toBe(minor(outcome.wallet, of100));
        await page.goto(`${siteOf(code)}/m/deposit/record`);
        const row = page.getByRole('list', { name: 'My deposits' }).getByRole('button').first();
        await expect(row).toContainText(said[outcome.state] ?? '');
        await page.goto(`${siteOf(code)}/m/webEmail`);
        for (const [index, title] of outcome.letters.toReversed().entries())
          await expect(page.getByRole('main').getByRole('listitem').nth(index)).toContainText(
            title,
          );
      });
  });
}
