import { holdPasskeys } from '../../e2e/support/passkeys.ts';
import { expect } from '../../e2e/support/test.ts';
import { scene } from './stage.ts';

scene('settings and the ways out', async ({ page, open, logIn, press, look }) => {
  await open('/m/set');
  await look('settings-visitor');
  await logIn();
  await open('/m/set');
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
  await look('settings-member');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await look('settings-member-end');
  await press('Log out');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('settings-log-out', { says: 'Do you want to log out?' });
  await page.keyboard.press('Escape');
  await press('Log out everywhere');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('settings-log-out-everywhere', { says: 'You are logged out on every device' });
});

scene(
  'passkeys in the settings',
  async ({ page, open, logIn, press, look, fail, mend }) => {
    const path = '/security/passkey';
    await holdPasskeys(page);
    await logIn();
    await fail(path, 'broken');
    await open('/m/set');
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await expect(passkeys.getByRole('button', { name: 'Try again' })).toBeVisible();
    await passkeys.scrollIntoViewIfNeeded();
    await look('settings-passkeys-broken', { says: '' });
    await mend(path);
    await passkeys.getByRole('button', { name: 'Try again' }).click();
    const add = passkeys.getByRole('button', { name: /^Add a passkey/ });
    await expect(add).toBeVisible();
    await add.scrollIntoViewIfNeeded();
    await look('settings-passkeys-none');
    await add.click();
    const made = passkeys.getByRole('button', { name: /Made on/ });
    await expect(made).toBeVisible();
    await look('settings-passkeys-one', { says: 'can log you in from now on' });
    await made.click();
    const dialog = page.getByRole('dialog', { name: 'This passkey' });
    await expect(dialog).toBeVisible();
    await look('settings-passkeys-edit');
    await dialog.getByLabel('What you call it').fill('');
    await press('Save');
    await look('settings-passkeys-nameless', { says: 'Give it a name' });
    await press('Remove');
    await expect(made).toHaveCount(0);
  },
  ['aurora', 'pulse'],
);

scene(
  'the offer of a passkey',
  async ({ page, logIn, look }) => {
    await holdPasskeys(page);
    await logIn();
    await expect(page.getByRole('dialog', { name: 'Next time without a password?' })).toBeVisible();
    await look('home-passkey-offer');
  },
  ['aurora', 'pulse'],
);
