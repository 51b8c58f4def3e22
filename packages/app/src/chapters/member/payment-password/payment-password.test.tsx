import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Refusal, startPlatform, type Platform, wantsProof } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;
let isSet = false;

beforeEach(async () => {
  isSet = false;
  platform = await startPlatform();
  platform.on('security', () => ({
    password: true,
    paymentPassword: isSet,
    bankCards: 0,
    questions: false,
    email: 'none',
    mobile: 'none',
    payeeName: false,
    totp: false,
    devices: [],
  }));
});

const open = () => openApp({ at: '/m/paymentPassword', session: member });
const digits = (name: string) => screen.findByLabelText(name);
const now = 'Your payment password now';
const fresh = 'A new payment password';
const again = 'The same again';

it('sets the first one, typed twice', async () => {
  platform.on('setPaymentPassword', () => null);
  const { user } = await open();
  await user.type(await digits(fresh), '402913');
  await user.type(await digits(again), '402913');
  await waitFor(() => expect(toasts()).toBe('Your payment password is set.'));
  const [call] = platform.calls('setPaymentPassword');
  expect(call?.payload).toEqual({ new: '402913' });
  expect(JSON.stringify(call?.body)).not.toContain('402913');
  await waitFor(() => expect(here()).toBe('/m/withdraw'));
});

it.each(['000000', '123456', '987654'])('takes no %s, which is guessed first', async (weak) => {
  const { user } = await open();
  await user.type(await digits(fresh), weak);
  await screen.findByText(/easy to guess/);
  expect(await digits(fresh)).toHaveProperty('value', '');
});

it('begins anew where the second is not the first', async () => {
  const { user } = await open();
  await user.type(await digits(fresh), '402913');
  await user.type(await digits(again), '402914');
  await screen.findByText('That was not the same. Choose once more.');
  expect(await digits(fresh)).toHaveProperty('value', '');
  expect(platform.calls('setPaymentPassword')).toEqual([]);
});

it('asks who it is where the log-in was a while ago, and goes on from there', async () => {
  let tries = 0;
  platform.on('prove', () => ({ until: 1 }));
  platform.on('setPaymentPassword', () => {
    tries += 1;
    return tries === 1 ? wantsProof('password') : null;
  });
  const { user } = await open();
  await user.type(await digits(fresh), '402913');
  await user.type(await digits(again), '402913');
  await screen.findByText(/Your log-in was a while ago/);
  await user.type(await digits('Password of your account'), 'Livery-demo-1{Enter}');
  await waitFor(() => expect(toasts()).toBe('Your payment password is set.'));
  expect(platform.calls('prove')[0]?.payload).toEqual({ password: 'Livery-demo-1' });
  expect(platform.calls('setPaymentPassword')[1]?.payload).toEqual({ new: '402913' });
});

it('changes it by the old one, and says how often that may still be tried', async () => {
  isSet = true;
  let tries = 0;
  platform.on('setPaymentPassword', () => {
    tries += 1;
    return tries === 1
      ? new Refusal('payment_password.wrong', { value: { attemptsLeft: 1 } as never })
      : null;
  });
  const { user } = await open();
  await user.type(await digits(now), '555111');
  await user.type(await digits(fresh), '402913');
  await user.type(await digits(again), '402913');
  await screen.findByText('That is not it. 1 try is left.');
  await user.type(await digits(now), '555112');
  await user.clear(await digits(again));
  await user.type(await digits(again), '402913');
  await waitFor(() => expect(toasts()).toBe('Your payment password is set.'));
  expect(platform.calls('setPaymentPassword')[1]?.payload).toEqual({
    old: '555112',
    new: '402913',
  });
});

it('sets it anew by a code and the password of the account', async () => {
  isSet = true;
  platform.on('paymentPasswordCode', () => ({
    by: 'sms',
    expiresAt: Date.now() + 300_000,
    nextAt: Date.now() + 60_000,
  }));
  platform.on('resetPaymentPassword', () => null);
  const { user } = await open();
  await digits(now);
  await user.click(screen.getByRole('button', { name: 'I have forgotten it' }));
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  await screen.findByText('A code is on its way to your phone.');
  expect(screen.getByRole('button', { name: /^Send another in/ })).toHaveProperty('disabled', true);
  await user.type(await digits('The code you got'), '661204');
  await user.type(await digits('Password of your account'), 'Livery-demo-1{Enter}');
  await user.type(await digits(fresh), '402913');
  await user.type(await digits(again), '402913');
  await waitFor(() => expect(toasts()).toBe('Your payment password is set.'));
  expect(platform.calls('resetPaymentPassword')[0]?.payload).toEqual({
    code: '661204',
    password: 'Livery-demo-1',
    new: '402913',
  });
});
