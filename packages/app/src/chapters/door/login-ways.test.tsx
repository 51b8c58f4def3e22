import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';

const welcome: Reply<'login'> = {
  token: 'token',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
  lastLoginAt: null,
  lastLoginIp: null,
};
const country = { code: 'PH', name: 'Philippines', dialingCode: '+63', flag: '' };

let platform: Platform;
let pictures: number;

beforeEach(async () => {
  platform = await startPlatform();
  pictures = 0;
  platform.on('countries', () => ({ current: country, list: [country] }));
  platform.on('verification', () => ({ captcha: false, challenge: { provider: 'none' } }));
  platform.on('smsNoLogin', () => ({ expirationTime: Date.now() + 60_000 }));
  platform.on('login', () => welcome);
  platform.on('captcha', () => btoa(`picture ${(pictures += 1)}`));
});

async function openSms() {
  const { user } = await openApp({ at: '/m/login?redirect=%2Fm%2Fset' });
  await user.click(await screen.findByRole('tab', { name: 'By SMS code' }));
  const mobile = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
  await screen.findByRole('option', { name: /Philippines/ });
  return {
    user,
    mobile,
    code: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the message' }),
    press: () => user.click(screen.getByRole('button', { name: 'Log in' })),
  };
}

it('offers a code beside the password, which comes first [LG-01, LG-02]', async () => {
  await openApp({ at: '/m/login' });
  const tab = await screen.findByRole('tab', { name: 'By password' });
  expect(tab).toHaveProperty('ariaSelected', 'true');
  screen.getByRole('tab', { name: 'By SMS code' });
  screen.getByLabelText('Username');
});

it('sends a code only to a number that can be one, at the address for log-ins [LG-19, SM-10]', async () => {
  const { user, mobile } = await openSms();
  await user.type(mobile, '917');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  screen.getByText('Please enter a valid mobile number');
  expect(mobile).toBe(document.activeElement);
  expect(platform.calls('verification')).toHaveLength(0);
  expect(platform.calls('smsNoLogin')).toHaveLength(0);
  await user.type(mobile, '1234567');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(platform.calls('smsNoLogin')).toHaveLength(1));
  const [call] = platform.calls('smsNoLogin');
  expect(call?.path).toBe('/wps/verification/sms/noLogin');
  expect(call?.body).toMatchObject({ module: 'LOGMOBVERF3' });
});

it('logs in by number and code, once however often it is pressed, and goes on [LG-12]', async () => {
  const { user, mobile, code, press } = await openSms();
  await user.type(mobile, '9171234567');
  await user.type(code, '123456');
  await press();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe('/m/set'));
  expect(platform.calls('login').map(({ payload }) => payload)).toEqual([
    {
      type: 'sms',
      mobileNum: '9171234567',
      countryDialingCode: '63',
      verificationCode: '123456',
    },
  ]);
});

it('says what is missing, and goes to the first of it', async () => {
  const { mobile, press } = await openSms();
  await press();
  screen.getByText('Type your mobile number');
  screen.getByText('Type the code from the message');
  expect(mobile).toBe(document.activeElement);
  expect(platform.calls('login')).toHaveLength(0);
});

it('says on the code that it is wrong, and keeps the number [SM-07]', async () => {
  platform.on('login', () => new Refusal('sms.wrong'));
  const { user, mobile, code, press } = await openSms();
  await user.type(mobile, '9171234567');
  await user.type(code, '123456');
  await press();
  await screen.findByText(/Verification code error/);
  expect([mobile.value, code.value]).toEqual(['9171234567', '']);
  expect(code).toBe(document.activeElement);
});

it('says when nobody answers, and keeps what was typed', async () => {
  platform.on('login', offline);
  const { user, mobile, code, press } = await openSms();
  await user.type(mobile, '9171234567');
  await user.type(code, '123456');
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
  expect([mobile.value, code.value]).toEqual(['9171234567', '123456']);
});

it('brings another picture when the way is changed, and loses nothing that was typed [LG-11]', async () => {
  platform.on('login', () => new Refusal('login.failed', { value: { captcha: true } }));
  const { user } = await openApp({ at: '/m/login' });
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
  const shown = async () => {
    const button = await screen.findByRole('button', { name: /picture of digits/i });
    return waitFor(() => {
      const source = button.querySelector('img')?.src;
      if (!source) throw new Error('There is no picture');
      return source;
    });
  };
  const before = await shown();
  await user.type(screen.getByLabelText('Digits in the picture'), '1234');
  await user.click(screen.getByRole('tab', { name: 'By SMS code' }));
  await user.click(screen.getByRole('tab', { name: 'By password' }));
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'maria');
  expect(await shown()).not.toBe(before);
  expect(screen.getByLabelText('Digits in the picture')).toHaveProperty('value', '');
});

it.each([
  ['login.not_member', 'Non-member account unable to login'],
  ['login.not_agent', 'Non-agents cannot log in'],
] as const)('says who may log in here (%s) [LG-21]', async (code, words) => {
  platform.on('login', () => new Refusal(code));
  const { user } = await openApp({ at: '/m/login' });
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

// Last, since all that is fetched after it is new.
it('says by one rule each what a name, a password, a number and a code are, wherever they are asked for [VA-04, ER-08]', async () => {
  const { user, mobile, code, press } = await openSms();
  await user.type(mobile, '12');
  await user.type(code, '1');
  await press();
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts()).toEqual(['Please enter a valid mobile number', 'A code has 4 to 10 digits']);
  await user.click(screen.getByRole('tab', { name: 'By password' }));
  await user.type(screen.getByLabelText('Username'), 'ab');
  await user.type(screen.getByLabelText('Password'), 'short');
  await press();
  const ofName = '4 to 20 letters, digits or underscores';
  expect(alerts()).toEqual([ofName, 'At least 6 characters']);
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('radio', { name: 'E-mail' }));
  const name = screen.getByRole('textbox', { name: 'Username' });
  await user.clear(name);
  await user.type(name, 'ab{Enter}');
  expect(alerts()).toContain(ofName);
});

it('knows the password alone where the flag is off [LG-02]', async () => {
  vi.stubGlobal('FLAGS', { ...FLAGS, LOGMOBVERF3: false });
  vi.resetModules();
  const { openApp: open } = await import('../../testing/render.tsx');
  await open({ at: '/m/login' });
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('tab')).toBeNull();
});
