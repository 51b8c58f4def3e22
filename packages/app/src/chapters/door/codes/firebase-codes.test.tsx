import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { framesOfCodes, openedCodesPage } from './frame/testing.ts';
import { Refusal, type Platform } from '../../../testing/platform.ts';
import { openRegister, settingsFor, startDoor } from '../../../testing/registration.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { merchant } from '../../../testing/samples.ts';

const welcome: Reply<'login'> = {
  token: 'token',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
  lastLoginAt: null,
  lastLoginIp: null,
};
const token = { type: 'token', token: 'head.claims.signature', mobile: '+639171234567' };

let platform: Platform;

beforeEach(async () => {
  platform = await startDoor();
  platform.on('verification', () => ({
    captcha: false,
    firebase: true,
    challenge: { provider: 'none' },
  }));
  platform.on('login', () => welcome);
  platform.on('retrieveByPhone', () => ({ userName: 'maria' }));
});

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const number = () => textbox('Mobile number');
const code = () => textbox('Code from the message');
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function openSms(language = 'EN') {
  const { user } = await openApp({ at: '/m/login?redirect=%2Fm%2Fset', language });
  await user.click(await screen.findByRole('tab', { name: /SMS/ }));
  await screen.findByRole('option', { name: /Philippines/ });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

/** A code was sent to the number of the sample. */
async function openSent() {
  const opened = await openSms();
  await opened.user.type(number(), '09171234567');
  await opened.press('Send code');
  const page = await openedCodesPage();
  page.say({ type: 'ready' });
  const order = await page.asked('send');
  page.say({ type: 'sent' });
  await screen.findByRole('button', { name: /^\d+ s$/ });
  return { ...opened, page, order };
}

it('loads nothing of it before somebody asks for a code', async () => {
  const { user } = await openSms();
  await user.type(number(), '9171234567');
  expect(framesOfCodes()).toEqual([]);
});

it('asks the page of another origin for a code, in the language of the site, and counts a minute [SM-06]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { page, order } = await openSent();
  expect(page.frame.src).toBe('https://codes.test/aurora/');
  expect(page.frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(page.origin).toBe('https://codes.test');
  screen.getByRole('button', { name: '60 s' });
  expect(order).toEqual({
    type: 'send',
    e164: '+639171234567',
    language: 'en',
  });
  expect(toasts()).toBe('SMS code sent, please check');
  expect(platform.calls('smsNoLogin')).toEqual([]);
});

it('names the language as Firebase does', async () => {
  const { user } = await openSms('TY');
  await user.type(screen.getByRole('textbox', { name: /mobile/ }), '9171234567');
  await user.click(screen.getByRole('button', { name: 'Ipadala ang code' }));
  const page = await openedCodesPage('Ipakita na tao ka');
  expect(await page.asked('send')).toMatchObject({ language: 'fil-PH' });
});

it('logs in by what Firebase says of the number [LG-12, LG-13]', async () => {
  const { user, press, page } = await openSent();
  await user.type(code(), '123456');
  await press('Log in');
  expect(await page.asked('confirm')).toEqual({ type: 'confirm', code: '123456' });
  page.say(token);
  await waitFor(() => expect(here()).toBe('/m/set'));
  expect(platform.calls('login').map(({ payload }) => payload)).toEqual([
    {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: 'head.claims.signature',
      firebaseMobileNo: '9171234567',
      countryDialingCode: '63',
    },
  ]);
});

it('stops at a wrong code without a word, with the code ready to be typed anew [LG-20]', async () => {
  const { user, press, page } = await openSent();
  await user.type(code(), '123456');
  await press('Log in');
  await page.asked('confirm');
  page.say({ type: 'wrong' });
  await waitFor(() => expect(code()).toBe(document.activeElement));
  expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
  expect(alerts()).toEqual([]);
  expect(platform.calls('login')).toEqual([]);
  await user.keyboard('654321');
  expect(code().value).toBe('654321');
  await press('Log in');
  expect(await page.asked('confirm')).toMatchObject({ code: '654321' });
  page.say(token);
  await waitFor(() => expect(here()).toBe('/m/set'));
});

it('says that nobody answered where a code could not be looked at, and takes it again', async () => {
  const { user, press, page } = await openSent();
  await user.type(code(), '123456');
  await press('Log in');
  await page.asked('confirm');
  page.say({ type: 'failed' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
  expect([code().value, platform.calls('login')]).toEqual(['123456', []]);
  await press('Log in');
  await page.asked('confirm');
  page.say(token);
  await waitFor(() => expect(here()).toBe('/m/set'));
});

it('takes the word for another number for none', async () => {
  const { user, press, page } = await openSent();
  await user.type(code(), '123456');
  await press('Log in');
  await page.asked('confirm');
  page.say({ ...token, mobile: '+639170000000' });
  await waitFor(() => expect(code()).toBe(document.activeElement));
  expect(platform.calls('login')).toEqual([]);
});

it('sends the same word again under the same key, and asks Firebase once', async () => {
  const replies = [() => new Refusal('system.busy'), () => welcome];
  platform.on('login', () => replies.shift()?.() ?? welcome);
  const { user, press, page } = await openSent();
  await user.type(code(), '123456');
  await press('Log in');
  await page.asked('confirm');
  page.say(token);
  await screen.findByRole('alert');
  await press('Log in');
  await waitFor(() => expect(here()).toBe('/m/set'));
  const keys = platform.calls('login').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('says that nobody has a number that was proven', async () => {
  platform.on('login', () => new Refusal('login.failed', { value: { captcha: false } }));
  const { user, press, page } = await openSent();
  await user.type(code(), '123456');
  await press('Log in');
  await page.asked('confirm');
  page.say(token);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No account here has this number. Check it, or open an account.',
  );
});

it('leaves a code to the platform once the number is another one [SM-07]', async () => {
  platform.on('login', () => new Refusal('sms.wrong'));
  const { user, press } = await openSent();
  await user.clear(number());
  await user.type(number(), '9170000000');
  await user.type(code(), '123456');
  await press('Log in');
  await screen.findByText(/Verification code error/);
  expect(platform.calls('login')[0]?.payload).toMatchObject({ type: 'sms' });
});

it('counts nothing where no code was sent, and says so in a word [SM-05]', async () => {
  const { user, press } = await openSms();
  await user.type(number(), '9171234567');
  await press('Send code');
  const page = await openedCodesPage();
  page.say({ type: 'failed' });
  await waitFor(() =>
    expect(toasts()).toBe(
      'The code could not be sent. Try again in a moment, or take another way.',
    ),
  );
  const button = screen.getByRole('button', { name: 'Send code' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(alerts()).toEqual([]);
  expect(framesOfCodes()).toEqual([]);
  await press('Send code');
  const again = await openedCodesPage();
  again.say({ type: 'sent' });
  await screen.findByRole('button', { name: /^\d+ s$/ });
});

it('says nothing of it where a brand wants that [SM-05]', async () => {
  const quiet = vi.spyOn(merchant, 'firebaseFailureToast', 'get');
  quiet.mockReturnValue(false);
  const { user, press } = await openSms();
  await user.type(number(), '9171234567');
  await press('Send code');
  const page = await openedCodesPage();
  page.say({ type: 'failed' });
  const button = screen.getByRole('button', { name: 'Send code' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect([toasts(), alerts(), framesOfCodes()]).toEqual(['', [], []]);
});

it('shows the captcha where it asks something, and takes it away again', async () => {
  const { user, press } = await openSms();
  await user.type(number(), '9171234567');
  await press('Send code');
  const page = await openedCodesPage();
  expect(screen.queryByRole('dialog')).toBeNull();
  page.say({ type: 'asks', height: 480 });
  const dialog = await screen.findByRole('dialog', { name: 'Show that you are a person' });
  expect(dialog.contains(page.frame)).toBe(true);
  expect(page.frame.style.blockSize).toBe('480px');
  page.say({ type: 'asks', height: 0 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  page.say({ type: 'sent' });
  await screen.findByRole('button', { name: /^\d+ s$/ });
});

it('lets somebody close the captcha, without a word', async () => {
  const { user, press } = await openSms();
  await user.type(number(), '9171234567');
  await press('Send code');
  const page = await openedCodesPage();
  page.say({ type: 'asks', height: 480 });
  await screen.findByRole('dialog');
  await press('Close');
  await screen.findByRole('button', { name: 'Send code' });
  await waitFor(() => expect(toasts()).toBe(''));
  expect(framesOfCodes()).toEqual([]);
});

it('asks the platform itself where the brand has no page for it', async () => {
  vi.spyOn(merchant, 'firebase', 'get').mockReturnValue(undefined);
  platform.on('smsNoLogin', () => ({ expirationTime: Date.now() + 60_000 }));
  const { user, press } = await openSms();
  await user.type(number(), '9171234567');
  await press('Send code');
  await waitFor(() => expect(platform.calls('smsNoLogin')).toHaveLength(1));
  expect(framesOfCodes()).toEqual([]);
});

it('registers a number that Firebase has confirmed before [RE-28, RE-31]', async () => {
  const asked = { mobileNum: 'required', verificationCode: 'required' } as const;
  const methods = { username: false, mobile: true };
  platform.on('registerSettings', () => settingsFor(asked, { methods, firebase: true }));
  const { type, press, user } = await openRegister();
  await type('Mobile number', '9171234567');
  await press('Send code');
  const page = await openedCodesPage();
  await page.asked('send');
  page.say({ type: 'sent' });
  await screen.findByRole('button', { name: /^\d+ s$/ });
  expect(platform.calls('verification')).toEqual([]);
  await type('Code from the message', '123456');
  await type('Password', 'kettle blue 9');
  await type('Password again', 'kettle blue 9');
  await press('Create account');
  await page.asked('confirm');
  page.say({ type: 'wrong' });
  await waitFor(() => expect(code()).toBe(document.activeElement));
  expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
  expect([alerts(), platform.calls('register')]).toEqual([[], []]);
  await user.keyboard('654321');
  await press('Create account');
  expect(await page.asked('confirm')).toMatchObject({ code: '654321' });
  page.say(token);
  await waitFor(() => expect(platform.calls('register')).toHaveLength(1));
  const [sent] = platform.calls('register');
  expect(sent?.payload).toMatchObject({
    variant: 'mobile',
    mobileNum: '9171234567',
    countryDialingCode: '63',
    firebaseChannel: 'sms',
    firebaseIdToken: 'head.claims.signature',
  });
  expect(sent?.payload).not.toHaveProperty('verificationCode');
  expect(sent?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
});

it('keeps the page over the steps of a registration, and confirms with the last', async () => {
  const asked = {
    mobileNum: 'required',
    verificationCode: 'required',
    captcha: 'required',
  } as const;
  const methods = { username: true, mobile: true };
  platform.on('registerSettings', () => settingsFor(asked, { methods, firebase: true }));
  const { type, press, user, field } = await openRegister();
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await type('Mobile number', '9171234567');
  await press('Send code');
  const page = await openedCodesPage();
  await page.asked('send');
  page.say({ type: 'sent' });
  await screen.findByRole('button', { name: /^\d+ s$/ });
  await type('Code from the message', '123456');
  await type('Password', 'kettle blue 9');
  await type('Password again', 'kettle blue 9');
  await press('Next');
  await screen.findByLabelText('Digits in the picture');
  expect(framesOfCodes()).toEqual([page.frame]);
  await type('Digits in the picture', '1234');
  await press('Create account');
  await page.asked('confirm');
  page.say({ type: 'wrong' });
  // Back to where the code is.
  await waitFor(() => expect(field('Code from the message')).toBe(document.activeElement));
  expect(framesOfCodes()).toEqual([page.frame]);
});

it('sets a new password by what Firebase says of the number [FP-12]', async () => {
  const { user } = await openApp({ at: '/m/forget' });
  await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9171234567');
  await screen.findByRole('option', { name: /Philippines/ });
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const page = await openedCodesPage();
  await page.asked('send');
  page.say({ type: 'sent' });
  await screen.findByRole('button', { name: /^\d+ s$/ });
  await user.type(code(), '123456');
  await user.type(screen.getByLabelText('New password'), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await page.asked('confirm');
  page.say(token);
  await waitFor(() => expect(platform.calls('retrieveByPhone')).toHaveLength(1));
  expect(platform.calls('retrieveByPhone')[0]?.payload).toEqual({
    newPassword: 'correct-horse',
    mobileNum: '9171234567',
    countryDialingCode: '63',
    verificationCode: '123456',
    firebaseIdToken: 'head.claims.signature',
  });
});
