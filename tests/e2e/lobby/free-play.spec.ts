import { expect, siteOf, test } from '../support/test.ts';

test('free play logs a visitor in with practice credits and goes home [CF-10, FR-03, FR-04]', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('aurora')}/m/home`);
  await page.getByRole('link', { name: 'Try it free' }).click();
  // The law of its place wants to hear it.
  await page.getByRole('button', { name: 'I am 21 or older' }).click();
  await expect(page).toHaveURL(`${siteOf('aurora')}/m/home`);
  await expect(page.getByRole('button', { name: 'Hide balance' })).toContainText('₱5,000.00');
  expect(faults).toEqual([]);
});
