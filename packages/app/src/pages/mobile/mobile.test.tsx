import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
  platform.on('countries', () => ({
    current: { code: 'PH', dialingCode: '+63' },
    list: [{ code: 'PH', name: 'Philippines', dialingCode: '+63', flag: '🇵🇭' }],
  }));
  platform.on('mobileCode', () => ({ expiresAt: 2, nextAt: 1 }));
  platform.on('setMobile', () => null);
});

const number = { countryDialingCode: '63', mobileNum: '9171234567' };
const payloads = (name: 'mobileCode' | 'setMobile') =>
  platform.calls(name).map(({ payload }) => payload);

async function open() {
  const { user } = await openApp({ at: '/m/securityCenter/mobile', session: member });
  const field = await screen.findByLabelText('Mobile number');
  return { user, field };
}

async function askFor(typed: string) {
  const { user, field } = await open();
  await user.type(field, typed);
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  return user;
}

it('makes another number the member’s by the code that went there', async () => {
  const user = await askFor('9171234567');
  await screen.findByText('A code is on its way to +63 9171234567.');
  await user.type(await screen.findByLabelText('The code you got'), '661204');
  await user.click(await screen.findByRole('button', { name: 'Use this number' }));
  await waitFor(() => expect(toasts()).toBe('Your mobile number is changed.'));
  expect(payloads('mobileCode')).toEqual([number]);
  expect(payloads('setMobile')).toEqual([{ ...number, code: '661204' }]);
  await waitFor(() => expect(here()).toBe('/m/securityCenter'));
});

it('asks for a whole number before anything is sent', async () => {
  await askFor('917');
  await screen.findByText('Please enter a valid mobile number');
  expect(payloads('mobileCode')).toEqual([]);
});

it('says at the number that it is another member’s', async () => {
  platform.on('setMobile', () => new Refusal('mobile.taken'));
  const user = await askFor('9171234567');
  await user.type(await screen.findByLabelText('The code you got'), '661204{Enter}');
  await screen.findByText(/This mobile number belongs to another account/);
  expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', '9171234567');
});
