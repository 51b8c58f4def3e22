import { expireCodes, fillCount, mobileOf, writeSetting } from '../../e2e/support/database.ts';
import { nextMessage } from '../../e2e/support/messages.ts';
import { expect, password } from '../../e2e/support/test.ts';
import { scene, type Stage } from './stage.ts';

const noMatch = 'That username and password do not match.';

async function tryWith({ member, type, press }: Stage, secret: string): Promise<void> {
  await type('Username', member);
  await type('Password', secret);
  await press('Log in');
}

scene('log-in, nothing typed, and a wrong password', async (stage) => {
  const { open, press, look, page, typeDigits, field } = stage;
  await open('/m/login');
  await expect(field('Username')).toBeVisible();
  await look('login');
  await press('Log in');
  await look('login-empty', { says: '4 to 20 letters, digits or underscores', goes: true });

  await tryWith(stage, 'not-my-password');
  await expect(page.getByText(noMatch)).toBeVisible();
  await look('login-wrong', { says: noMatch });
  await tryWith(stage, 'not-my-password');
  await look('login-captcha-empty', { says: 'Type the digits you see', goes: true });
  await field('Digits in the picture').fill('0000');
  await press('Log in');
  await expect(page.getByText('Those are not the digits')).toBeVisible();
  await look('login-captcha-wrong', { says: 'Those are not the digits in the picture.' });

  await typeDigits();
  await fillCount(stage.code, 'login.address');
  await press('Log in');
  await expect(page.getByText(/wait \d+ seconds/)).toBeVisible();
  await look('login-too-often', { says: 'wait' });
});

scene('log-in to a locked account', async (stage) => {
  const { code, open, page, typeDigits, press, look } = stage;
  await writeSetting(code, 'login', { lockAfter: 3 });
  await open('/m/login');
  await tryWith(stage, 'not-my-password');
  await expect(page.getByText(noMatch)).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await stage.type('Password', 'not-my-password');
    await typeDigits();
    const answered = page.waitForResponse(/session\/login/);
    await press('Log in');
    await answered;
  }
  await stage.type('Password', password);
  await typeDigits();
  await press('Log in');
  await expect(page.getByText(/this account is locked/)).toBeVisible();
  await look('login-locked', { says: 'this account is locked' });
  await writeSetting(code, 'login');
});

scene('log-in when something is broken', async (stage) => {
  const { open, fail, mend, page, look, press } = stage;
  const path = '/session/login';
  await open('/m/login');
  await fail(path, 'broken');
  await tryWith(stage, 'not-my-password');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('login-broken', { says: 'Unknown error' });
  await mend(path);
  await fail(path, 'gone');
  await press('Log in');
  await expect(page.getByText(/No connection/)).toBeVisible();
  await look('login-gone', { says: 'No connection' });
  await mend(path);
  await page.context().setOffline(true);
  await press('Log in');
  await expect(page.getByText(/No connection/)).toBeVisible();
  await look('login-offline', { says: 'No connection' });
  await page.context().setOffline(false);
  await fail(path, 'silent');
  await press('Log in');
  await look('login-waiting');
});

scene('log-in without a picture', async (stage) => {
  const { open, fail, page, look } = stage;
  await open('/m/login');
  await fail('/captcha', 'gone');
  await tryWith(stage, 'not-my-password');
  await expect(page.getByRole('button', { name: 'No picture. Press to try again.' })).toBeVisible();
  await look('login-no-picture', { says: noMatch });
});

scene(
  'log-in by SMS',
  async (stage) => {
    const { code, member, open, page, field, type, press, look } = stage;
    await open('/m/login');
    await page.getByRole('tab', { name: 'By SMS code' }).click();
    await press('Log in');
    await look('login-sms-empty', { says: 'Type your mobile number', goes: true });
    const mobile = await mobileOf(code, member);
    await type('Mobile number', mobile.replace(/^63/, ''));
    const message = nextMessage(`+${mobile}`);
    await press('Send code');
    const sent = await message(/your code is (\d+)/);
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await look('login-sms-sent', { says: 'SMS code sent, please check' });
    await type('Code from the message', sent === '000000' ? '111111' : '000000');
    await press('Log in');
    await expect(page.getByText(/^Verification code error/)).toBeVisible();
    await look('login-sms-wrong', { says: 'Verification code error', goes: true });
    await expireCodes(code);
    await type('Code from the message', sent);
    await press('Log in');
    await expect(page.getByText(/^This code has run out/)).toBeVisible();
    await look('login-sms-expired', { says: 'This code has run out', goes: true });
    await expect(field('Mobile number')).toHaveValue(mobile.replace(/^63/, ''));
  },
  ['aurora'],
);

scene(
  'log-in with a passkey that is not known',
  async ({ open, press, page, look, fail }) => {
    await fail('/session/login/passkey/options', 'broken');
    await open('/m/login');
    await press('Log in with a passkey');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look('login-passkey-broken', { says: 'Unknown error' });
  },
  ['aurora', 'pulse'],
);

scene(
  'log-in elsewhere where nothing can be kept',
  async ({ open, press, page, look }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await open('/m/login');
    await press('Continue with Google');
    await expect(page.getByText(/Your browser keeps nothing/)).toBeVisible();
    await look('login-storage', { says: 'Your browser keeps nothing for this site' });
  },
  ['aurora'],
);
