import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Platform } from '../../../testing/platform.ts';
import {
  longForm,
  openRegister,
  settingsFor,
  startDoor,
  type Asked,
} from '../../../testing/registration.ts';
import { here } from '../../../testing/render.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startDoor();
});

const ask = (asked: Asked, more: Parameters<typeof settingsFor>[1] = {}) =>
  platform.on('registerSettings', () => settingsFor(asked, more));

const sent = () => platform.calls('register').map(({ payload }) => payload);

it('loses nothing by a reload or by a look at another page, and keeps no secret', async () => {
  ask({ ...longForm, idNumber: 'required', paymentPassword: 'required', nickname: 'optional' });
  const first = await openRegister();
  await first.begin();
  await first.press('Next');
  await first.type('Mobile number', '9171234567');
  await first.type('Code from the message', '987654');
  await first.type('E-mail', 'nova@example.org');
  await first.type('Number of your ID', 'ID-4711');
  await first.type('Payment PIN', '471193');
  await first.choose('15', 'July', '1996');
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  for (const secret of ['kettle', '987654', 'ID-4711', '471193'])
    expect(stored).not.toContain(secret);

  await first.user.click(screen.getByRole('link', { name: 'Login now' }));
  await first.user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(await screen.findByLabelText('Password')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'nova');
  await first.begin();
  await first.press('Next');
  expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '9171234567');
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'nova@example.org');
  expect(screen.getByRole('combobox', { name: 'Birthday' }).textContent).toBe('July 15, 1996');
});

it('goes from step to step by the way back of a phone, and loses nothing', async () => {
  ask(longForm);
  const { begin, press, type, field } = await openRegister();
  await begin();
  await press('Next');
  await type('E-mail', 'nova@example.org');
  act(() => history.back());
  await waitFor(() => expect(field('Password').value).toBe('kettle blue 9'));
  expect(here()).toBe('/m/register');
  await press('Next');
  expect(field('E-mail').value).toBe('nova@example.org');
  await press('Previous step');
  await waitFor(() => expect(field('Username').value).toBe('nova'));
});

it('forgets what was typed once there is an account', async () => {
  const { begin, press } = await openRegister();
  await begin();
  expect(sessionStorage.getItem('REGISTER_DRAFT')).toContain('nova');
  await press('Create account');
  await waitFor(() => expect(here()).toBe('/m/login'));
  expect(sessionStorage.getItem('REGISTER_DRAFT')).toBeNull();
});

it('works where nothing may be stored', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const { begin, press } = await openRegister();
  await begin();
  await press('Create account');
  await waitFor(() => expect(here()).toBe('/m/login'));
  expect(sent()).toHaveLength(1);
});

it('reads a draft that somebody else has written as none', async () => {
  sessionStorage.setItem('REGISTER_DRAFT', '{"values":{"username":7}}');
  const { field } = await openRegister();
  expect(field('Username').value).toBe('');
});
