import { findings } from '../support/screen/axe.ts';
import { photo, screenshot } from '../support/screen/pictures.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

const site = siteOf('mango');

test('a member hands in who they are, goes on where they left off, and waits for people who look [MC-05] [BX-15] [RG-32]', async ({
  page,
  faults,
}) => {
  const looksWell = async (): Promise<void> => {
    await settled(page);
    expect.soft(await findings(page)).toEqual([]);
    expect.soft(await leavingScreens(page, [320, 390])).toEqual([]);
  };
  const hand = async (title: string, file: Awaited<ReturnType<typeof screenshot>>) => {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await looksWell();
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Use this picture' }).click();
  };
  await page.goto(`${site}/m/login?redirect=${encodeURIComponent('/m/kyc')}`);
  await submitLogin(page, 'mango', 'bayani_new', password);
  await expect(page.getByRole('heading', { name: 'Show us who you are' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Withdraw' })).toContainText(
    'Once verified',
  );
  await looksWell();
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByLabel('Full name').fill('Bayani Cruz');
  await page.getByLabel('Address').fill('12 Larkfield Road, Cebu City');
  await page.getByLabel('Number of the document').fill('P 4410-0072');
  await page.getByRole('combobox', { name: 'Date of birth' }).click();
  await page.getByRole('button', { name: 'Use this date' }).click();
  await looksWell();
  await page.getByRole('button', { name: 'Next' }).click();
  await hand('The front of your identity card', await screenshot('front.png'));
  await expect(
    page.getByRole('heading', { level: 2, name: 'The back of your identity card' }),
  ).toBeVisible();
  // Whoever has left finds all of it again.
  await page.goto(`${site}/m/home`);
  await page.goto(`${site}/m/kyc`);
  await page.getByRole('link', { name: 'Go on' }).click();
  await hand('The back of your identity card', await photo());
  await hand('A picture of your face, taken now', await photo());
  await expect(page.getByText('Bayani Cruz')).toBeVisible();
  // A number that was told is nowhere in the page again.
  await expect(page.locator('body')).not.toContainText('0072');
  await looksWell();
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your documents are being looked at' }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${site}/m/kyc`);
  await page.goto(`${site}/m/myAccount/index`);
  await expect(page.getByRole('link', { name: /^Your identity/ })).toContainText('Under review');
  // What is being looked at is not changed meanwhile.
  await page.goto(`${site}/m/kyc?step=details`);
  await expect(page.getByLabel('Full name')).toHaveCount(0);
  expect(faults).toEqual([]);
});
