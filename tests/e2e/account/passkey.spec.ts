import type { Page } from '@playwright/test';
import { holdPasskeys } from '../support/passkeys.ts';
import { brands, expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';
import { longerToasts } from '../support/toasts.ts';

// A device with passkeys stays with the page that it was given to.
test.use({ reuseContext: false });

test.beforeEach(({ context }) => context.addInitScript(longerToasts));

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/home/);
  await settled(page);
}

const offer = (page: Page) => page.getByRole('dialog', { name: 'Next time without a password?' });

/** Nothing opens before a press of one's own; one that comes while the home does is not heard. */
const pressForOffer = (page: Page): Promise<void> =>
  expect(async () => {
    if (!(await offer(page).isVisible()))
      await page.getByRole('heading', { level: 1 }).click({ timeout: 1_000 });
    await expect(offer(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();

test('a passkey is offered after a log-in by password, and not again to whoever took it', async ({
  page,
  faults,
}) => {
  const [{ code, players } = { code: '', players: undefined }] = brands;
  if (!players) throw new Error('there is no brand');
  await holdPasskeys(page);
  await page.goto(`${siteOf(code)}/m/login`);
  await submitLogin(page, code, players.light, password);
  await expect(page).toHaveURL(/home/);
  await pressForOffer(page);
  await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/can log you in from now on/)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await page.goto(`${siteOf(code)}/m/set`);
  await logOut(page);
  await page.goto(`${siteOf(code)}/m/login`);
  // What decides is asked and answered.
  const decided = page.waitForResponse((response) => response.url().endsWith('/security/passkey'));
  await submitLogin(page, code, players.light, password);
  await expect(page).toHaveURL(/home/);
  await decided;
  await expect(offer(page)).toHaveCount(0);
  await page.goto(`${siteOf(code)}/m/set`);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: /Made on/ }).click();
  const dialog = page.getByRole('dialog', { name: 'This passkey' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  expect(faults).toEqual([]);
});

test('a passkey is made in the settings, logs in without a word, and is taken away again', async ({
  page,
  faults,
}) => {
  const [{ code, players } = { code: '', players: undefined }] = brands;
  if (!players) throw new Error('there is no brand');
  await holdPasskeys(page);
  await page.goto(`${siteOf(code)}/m/login`);
  await submitLogin(page, code, players.dark, password);
  await expect(page).toHaveURL(/home/);
  await pressForOffer(page);
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await settled(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: /^Add a passkey/ }).click();
  const made = passkeys.getByRole('button', { name: /Made on/ });
  await expect(made).toBeVisible();

  await made.click();
  const dialog = page.getByRole('dialog', { name: 'This passkey' });
  await dialog.getByLabel('What you call it').fill('My phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const named = passkeys.getByRole('button', { name: /^My phone/ });
  await expect(named).toBeVisible();

  await logOut(page);
  await page.goto(`${siteOf(code)}/m/login?redirect=%2Fm%2Fset`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/m\/set/);
  await expect(passkeys.getByRole('button', { name: /^My phone.*Last used on/ })).toBeVisible();

  await named.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(named).toHaveCount(0);
  await logOut(page);
  await page.goto(`${siteOf(code)}/m/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey could not be used here');
  expect(faults).toEqual([]);
});
