import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { offline, Refusal, type Platform } from '../../../testing/platform.ts';
import { openRegister, settingsFor, startDoor } from '../../../testing/registration.ts';
import { toasts } from '../../../testing/render.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startDoor(
    settingsFor(
      { mobileNum: 'required', verificationCode: 'required' },
      { methods: { username: false, mobile: true } },
    ),
  );
  platform.on('smsRegister', () => ({ expirationTime: Date.now() + 90_000 }));
});

/** A clock that goes only where the test puts it. */
const holdClock = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
};

const button = (name: RegExp | string) => screen.findByRole('button', { name });

async function openWithNumber() {
  const door = await openRegister();
  await door.type('Mobile number', '9171234567');
  return door;
}

it('asks for no code while the number is wrong, and says so at the number [RE-27, VA-07]', async () => {
  const { press, type, field } = await openRegister();
  await press('Send code');
  screen.getByText('Mobile number is needed');
  expect(field('Mobile number')).toBe(document.activeElement);
  await type('Mobile number', '12345');
  await press('Send code');
  screen.getByText('Please enter a valid mobile number');
  expect(platform.calls('smsRegister')).toEqual([]);
  expect(platform.calls('verification')).toEqual([]);
});

it('says that a code is on its way, and then that it was sent [SM-01, SM-08, SM-10]', async () => {
  const slow = Promise.withResolvers<Reply<'smsRegister'>>();
  platform.on('smsRegister', () => slow.promise);
  const { press } = await openWithNumber();
  await press('Send code');
  await waitFor(() => expect(toasts()).toBe('The code is on its way…'));
  await waitFor(() => expect(platform.calls('smsRegister')).toHaveLength(1));
  slow.resolve({ expirationTime: Date.now() + 90_000 });
  await waitFor(() => expect(toasts()).toBe('SMS code sent, please check'));
  expect(platform.calls('smsRegister')[0]?.path).toBe('/wps/verification/sms/register');
});

it('sends the number, its country and what it is for [SM-09]', async () => {
  platform.on('verification', () => ({
    captcha: false,
    challenge: { provider: 'local', salt: 'salt', difficulty: 4 },
  }));
  const { press } = await openWithNumber();
  await press('Send code');
  await waitFor(() => expect(platform.calls('smsRegister')).toHaveLength(1));
  expect(platform.calls('smsRegister')[0]?.body).toEqual({
    module: 'REGMOBVERF3',
    mobileNum: '9171234567',
    countryDialingCode: '63',
    verification: { provider: 'local', lotNumber: 'salt', captchaOutput: expect.any(String) },
  });
});

it('counts down to a moment, and offers another code when it has come [SM-02, SM-03, SM-04]', async () => {
  const pass = holdClock();
  const { press, user } = await openWithNumber();
  await press('Send code');
  const waiting = await button('90 s');
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  await user.click(waiting);
  pass(30);
  await button('60 s');
  // A phone that slept counts no seconds; the moment has come all the same.
  pass(3600);
  await user.click(await button('Send again'));
  await waitFor(() => expect(platform.calls('smsRegister')).toHaveLength(2));
});

it('counts by the clock of the platform where that of the phone is wrong [SM-02]', async () => {
  holdClock();
  const hour = 3_600_000;
  platform.runAhead(hour);
  platform.on('smsRegister', () => ({ expirationTime: Date.now() + hour + 45_000 }));
  const { press } = await openWithNumber();
  await press('Send code');
  expect(await button('45 s')).toBeDefined();
});

it('waits a minute where nobody says how long [SM-06]', async () => {
  holdClock();
  platform.on('smsRegister', () => ({}) as Reply<'smsRegister'>);
  const { press } = await openWithNumber();
  await press('Send code');
  expect(await button('60 s')).toBeDefined();
});

it('waits on over another page', async () => {
  holdClock();
  const { press, user } = await openWithNumber();
  await press('Send code');
  await button('90 s');
  await user.click(screen.getByRole('link', { name: 'Login now' }));
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(await button('90 s')).toBeDefined();
});

it('counts nothing where no code was sent, and says why', async () => {
  platform.on('smsRegister', () => new Refusal('sms.failed'));
  const { press } = await openWithNumber();
  await press('Send code');
  await screen.findByText('The message could not be sent. Please try again in a minute.');
  await button('Send code');
  await waitFor(() => expect(toasts()).toBe(''));
  platform.on('smsRegister', offline);
  await press('Send code');
  await screen.findByText(/No connection/);
});

it('waits as long as the platform says after too many', async () => {
  holdClock();
  platform.on('smsRegister', () => new Refusal('rate.limited', { params: { seconds: 300 } }));
  const { press } = await openWithNumber();
  await press('Send code');
  expect(await button('300 s')).toBeDefined();
  screen.getByText(/wait 300 seconds/);
});

it('takes ten digits at the most, and says what a code is [VA-02]', async () => {
  const { press, type, field } = await openWithNumber();
  await type('Code from the message', '12a3');
  expect(field('Code from the message').value).toBe('123');
  await press('Create account');
  screen.getByText('A code has 4 to 10 digits');
  await type('Code from the message', '123456789012');
  expect(field('Code from the message').value).toBe('1234567890');
  expect(field('Code from the message').autocomplete).toBe('one-time-code');
});

it('takes twenty digits of a number at the most [VA-03]', async () => {
  const { type, field } = await openRegister();
  await type('Mobile number', '1'.repeat(30));
  expect(field('Mobile number').value).toHaveLength(20);
});
