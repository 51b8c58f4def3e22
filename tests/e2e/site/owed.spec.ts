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
  await expect(foot.getByRole('link', { name: 'Gambling Therapy' })).toHaveAttribute(
    'href',
    'https://www.gamblingtherapy.org/',
  );
  expect(faults).toEqual([]);
});

test('aurora has one minimum age, at the end of its home, where one registers and before free play [RG-01, BX-01]', async ({
  page,
  faults,
}) => {
  const site = siteOf('aurora');
  await page.goto(`${site}/m/home`);
  await expect(page.getByRole('contentinfo')).toContainText('21+');
  await expect(page.getByRole('contentinfo')).toContainText('Only for people of 21 and over.');
  await page.goto(`${site}/m/register`);
  await expect(page.getByRole('checkbox', { name: /^I am 21 or older/ })).toBeVisible();
  await page.goto(`${site}/m/trial`);
  await expect(page.getByRole('heading', { name: 'Are you 21 or older?' })).toBeVisible();
  await page.goto(`${site}/m/help`);
  await expect(page.getByText(/\b21\b/).first()).toBeVisible();
  expect(faults).toEqual([]);
});
