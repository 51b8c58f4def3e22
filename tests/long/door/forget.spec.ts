import { expireCodes, fillCount, mobileOf } from '../../e2e/support/database.ts';
import { nextMessage } from '../../e2e/support/messages.ts';
import { expect } from '../../e2e/support/test.ts';
import { scene, type Stage } from './stage.ts';

const path = '/member/retrieve/email';

/** The way by mail, which is the only one in most brands. */
async function openByMail({ open, page, code, field }: Stage): Promise<void> {
  await open('/m/forget');
  if (code === 'aurora') await page.getByRole('radio', { name: 'E-mail' }).check({ force: true });
  await expect(field('E-mail of your account')).toBeVisible();
}

scene('a forgotten password, by mail', async (stage) => {
  const { page, type, press, look, member, fail, mend } = stage;
  const button = 'Retrieve password';
  await openByMail(stage);
  await look('forget-mail');
  await press(button);
  await look('forget-mail-empty', { says: '4 to 20 letters, digits or underscores', goes: true });
  await type('Username', member);
  await type('E-mail of your account', 'nobody at home');
  await press(button);
  await look('forget-mail-wrong', { says: 'That is no e-mail address.', goes: true });
  await type('E-mail of your account', `${member}@example.com`);
  await fail(path, 'broken');
  await press(button);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('forget-mail-broken', { says: 'Unknown error' });
  await mend(path);
  await page.context().setOffline(true);
  await press(button);
  await expect(page.getByText(/No connection/)).toBeVisible();
  await look('forget-mail-offline', { says: 'No connection' });
  await page.context().setOffline(false);
  await press(button);
  await expect(page.getByText('If the account is yours, mail is on its way.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login/);
});

scene('a forgotten password, too often', async (stage) => {
  const { code, page, type, press, member, look } = stage;
  await openByMail(stage);
  await type('Username', member);
  await type('E-mail of your account', `${member}@example.com`);
  await press('Retrieve password');
  await expect(page).toHaveURL(/\/m\/login/);
  await fillCount(code, 'retrieve.address');
  await openByMail(stage);
  await type('Username', member);
  await type('E-mail of your account', `${member}@example.com`);
  await press('Retrieve password');
  await expect(page.getByText(/wait \d+ seconds/)).toBeVisible();
  await look('forget-mail-too-often', { says: 'wait' });
});

scene(
  'a forgotten password, by phone',
  async ({ code, member, open, page, type, press, look }) => {
    await open('/m/forget');
    await look('forget-phone');
    await press('Set password');
    await look('forget-phone-empty', { says: 'Type your mobile number', goes: true });
    const mobile = await mobileOf(code, member);
    await type('Mobile number', mobile.replace(/^63/, ''));
    const message = nextMessage(`+${mobile}`);
    await press('Send code');
    const sent = await message(/your code is (\d+)/);
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await type('Code from the message', sent === '000000' ? '111111' : '000000');
    await type('New password', 'short');
    await press('Set password');
    await look('forget-phone-short', { says: '8 to 64 characters', goes: true });
    await type('New password', 'password1');
    await press('Set password');
    await expect(page.getByText(/^This password is easy to guess/)).toBeVisible();
    await look('forget-phone-weak', { says: 'This password is easy to guess', goes: true });
    await type('Code from the message', sent === '000000' ? '111111' : '000000');
    await type('New password', 'seven quiet rivers');
    await press('Set password');
    await expect(page.getByText(/^Verification code error/)).toBeVisible();
    await look('forget-phone-wrong', { says: 'Verification code error', goes: true });
    await expireCodes(code);
    await type('Code from the message', sent);
    await press('Set password');
    await expect(page.getByText(/^This code has run out/)).toBeVisible();
    await look('forget-phone-expired', { says: 'This code has run out', goes: true });
  },
  ['aurora'],
);
