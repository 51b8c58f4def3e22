import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { currentSession } from '#kernel/session/session.ts';
import { Refusal, type Platform } from '../../../testing/platform.ts';
import { openRegister, settingsFor, startDoor } from '../../../testing/registration.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startDoor();
});

const sent = () => platform.calls('register').map(({ payload }) => payload);

it('goes on to log-in with the name filled in, and says that all is well [RE-32]', async () => {
  const { begin, press } = await openRegister({ at: '/m/register?redirect=%2Fm%2Fset' });
  await begin();
  await press('Create account');
  await waitFor(() => expect(here()).toBe('/m/login?redirect=%2Fm%2Fset'));
  expect(toasts()).toMatch(/Registered successfully, ready for login/);
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('nova');
  expect(currentSession()).toBeNull();
});

it('lets in at once where the answer brings a session, to where somebody wanted to be', async () => {
  platform.on('register', () => ({
    token: 'token-of-nova',
    userName: 'nova',
    userId: '7',
    type: 0,
    firstTimeLogin: false,
    lastLoginAt: null,
    lastLoginIp: null,
  }));
  const { begin, press } = await openRegister({ at: '/m/register?redirect=%2Fm%2Fset' });
  await begin();
  await press('Create account');
  await waitFor(() => expect(here()).toBe('/m/set'));
  expect(currentSession()).toEqual({ ...member, userName: 'nova', token: 'token-of-nova' });
  expect(toasts()).toMatch(/Welcome, nova!/);
});

it.each([
  ['APP', { app: true, display: '', phone: false, at: '' }],
  ['WEBCLIP', { app: false, display: 'standalone', phone: true, at: '?src=webclip' }],
  ['PWA', { app: false, display: 'standalone', phone: false, at: '' }],
  ['PWA', { app: false, display: '', phone: true, at: '' }],
  ['H5', { app: false, display: '', phone: false, at: '?src=webclip' }],
])('says that it was done by %s [RE-30, CO-08]', async (way, { app, display, phone, at }) => {
  if (app) vi.stubGlobal('LiveryApp', {});
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: display !== '' && query.includes(display),
  }));
  Object.defineProperty(navigator, 'standalone', { value: phone, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  const { begin, press } = await openRegister({ at: `/m/register${at || '?src=link'}` });
  await begin();
  await press('Create account');
  await waitFor(() => expect(sent()[0]).toMatchObject({ registerMethod: way, type: 0 }));
});

it('asks for no password on an address that is not secure', async () => {
  vi.stubGlobal('isSecureContext', false);
  await openApp({ at: '/m/register' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/not on a secure address/);
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('sends home who comes here logged in', async () => {
  await openApp({ at: '/m/register', session: member });
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('is closed to nobody by a refusal that names no field', async () => {
  platform.on('register', () => new Refusal('rate.limited', { params: { seconds: 40 } }));
  const { begin, press, field } = await openRegister();
  await begin();
  await press('Create account');
  expect((await screen.findByRole('alert')).textContent).toMatch(/wait 40 seconds/);
  expect(field('Username').value).toBe('nova');
});

it.each([18, 21])(
  'has whoever registers confirm the age of the site, here %i [VA-06, CO-14]',
  async (minAge) => {
    platform.on('registerSettings', () => settingsFor({}, { minAge }));
    await openRegister();
    const name = `I am ${minAge} or older and agree to the terms.`;
    expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true);
  },
);
