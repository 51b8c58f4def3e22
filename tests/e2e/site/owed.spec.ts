import { expect, siteOf, test } from '../support/test.ts';

test('aurora says at the end of its home who answers for it, and what the law of its place has it say [RG-02, RG-04, RG-22, RG-34]', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('aurora')}/m/home`);
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('Gambling can be addictive. Know when to stop.');
  const register = foot.getByRole('link', { name: 'National Database of Restricted Persons' });
  await expect(register).toHaveAttribute('href', 'https://www.pagcor.ph/');
  await expect(foot.getByRole('link', { name: /Licence / })).toHaveAttribute('href', /^https:/);
  await expect(foot.getByRole('link', { name: 'Talk to somebody' })).toHaveAttribute(
    'href',
    'https://help.example/',
  );
  expect(faults).toEqual([]);
});

test('one minimum age is asked for and shown: above the law’s own at mango, by the law at aurora [RG-01, BX-01]', async ({
  page,
  faults,
}) => {
  for (const code of ['mango', 'aurora']) {
    await page.goto(`${siteOf(code)}/m/home`);
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('21+');
    await expect(foot).toContainText('Only for people of 21 and over.');
  }
  await page.goto(`${siteOf('mango')}/m/register`);
  await expect(page.getByRole('checkbox', { name: 'I am 21 or older' })).toBeVisible();
  await page.goto(`${siteOf('aurora')}/m/trial`);
  await expect(page.getByRole('heading', { name: 'Are you 21 or older?' })).toBeVisible();
  await page.goto(`${siteOf('aurora')}/m/help`);
  await expect(page.getByRole('main')).toContainText(/\b21\b/);
  expect(faults).toEqual([]);
});
