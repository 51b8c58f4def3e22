import { firstTimer } from '../../e2e/support/database.ts';
import { expect, password } from '../../e2e/support/test.ts';
import { scene } from './stage.ts';

const path = '/v2/member/password';

scene('another password', async (stage) => {
  const { page, open, logIn, type, press, look, fail, mend, field } = stage;
  await logIn();
  await open('/m/changePsw');
  await expect(field('Present password')).toBeVisible();
  await look('change');
  await press('Save password');
  await look('change-empty', { says: 'At least 6 characters', goes: true });
  await type('Present password', 'not-my-password');
  await type('New password', 'seven quiet rivers');
  await type('New password again', 'seven loud rivers');
  await press('Save password');
  await look('change-unequal', { says: 'Confirmation password not matched.', goes: true });
  await type('New password again', 'seven quiet rivers');
  await press('Save password');
  await expect(page.getByText(/^That is not your present password/)).toBeVisible();
  await look('change-old-wrong', { says: 'That is not your present password.', goes: true });
  await type('Present password', password);
  await type('New password', 'password1');
  await type('New password again', 'password1');
  await press('Save password');
  await expect(page.getByText(/^This password is easy to guess/)).toBeVisible();
  await look('change-weak', { says: 'This password is easy to guess.', goes: true });
  await type('New password', password);
  await type('New password again', password);
  await press('Save password');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('change-same', { says: 'That is the password you have now.' });
  await press('Choose another');
  await type('New password', 'seven quiet rivers');
  await type('New password again', 'seven quiet rivers');
  await fail(path, 'broken');
  await press('Save password');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('change-broken', { says: 'Unknown error' });
  await mend(path);
  await page.context().setOffline(true);
  await press('Save password');
  await expect(page.getByText(/No connection/)).toBeVisible();
  await look('change-offline', { says: 'No connection' });
});

scene('the first password of one’s own', async ({ code, page, logIn, look, press }) => {
  await logIn(await firstTimer(code));
  await expect(page.getByRole('heading', { name: 'First password change' })).toBeVisible();
  await look('change-first');
  await press('Save password');
  await look('change-first-empty', { says: '8 to 64 characters', goes: true });
  await press('Log out');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('change-first-log-out', { says: 'Do you want to log out?' });
});
