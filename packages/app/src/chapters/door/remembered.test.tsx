import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { keepDeviceKey, makeDeviceKey } from '#kernel/session/device-key.ts';
import { rememberDevice, rememberedLogin } from '#kernel/session/remembered.ts';
import { currentSession } from '#kernel/session/session.ts';
import { startKeyStore } from '../../testing/key-store.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, renderPart, toasts } from '../../testing/render.tsx';
import { member, merchant } from '../../testing/samples.ts';
import { LoginScreen } from './screens/login/screen.tsx';

const id = 'dvc_4QZ1_0123456789';
const welcome: Reply<'login'> = {
  token: 'token',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
  lastLoginAt: null,
  lastLoginIp: null,
};
const known = { ...welcome, deviceCredential: { id, expiresAt: 9_999_999_999_999 } };

let platform: Platform;
let keys: ReadonlyMap<string, CryptoKey>;

beforeEach(async () => {
  platform = await startPlatform();
  keys = startKeyStore();
  platform.on('login', () => known);
  platform.on('refresh', () => known);
  platform.on('logout', () => null);
  platform.on('sessionChallenge', () => ({ challenge: 'sign_this_text_please', expiresAt: 0 }));
});

async function remembered(): Promise<void> {
  const key = await makeDeviceKey();
  if (key) await keepDeviceKey(key);
  rememberDevice({ type: 'username', username: 'maria', countryDialingCode: '' }, id);
}

async function openLogin() {
  const { user } = await openApp({ at: '/m/login' });
  return {
    user,
    name: await screen.findByLabelText<HTMLInputElement>('Username'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    keep: screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember this device' }),
    press: () => user.click(screen.getByRole('button', { name: 'Log in' })),
  };
}

it('sends a public key with the log-in that asks for it, and keeps the other half [LG-17, LG-03]', async () => {
  const { user, name, password, keep, press } = await openLogin();
  await user.type(name, 'maria');
  await user.type(password, 'correct-horse');
  await user.click(keep);
  await press();
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('login')[0]?.payload).toMatchObject({
    remember: { publicKey: { kty: 'EC', crv: 'P-256' } },
  });
  expect([...keys.values()].map(({ type, extractable }) => [type, extractable])).toEqual([
    ['private', false],
  ]);
  const record = JSON.parse(localStorage.getItem('REMEMBER_LOGIN') ?? '{}') as object;
  expect(Object.keys(record)).toEqual(['type', 'username', 'password', 'countryDialingCode']);
  expect(rememberedLogin()).toEqual({ username: 'maria', credentialId: id });
  expect(localStorage.getItem('autoLogin')).toBe('1');
});

it('asks for nothing to be remembered where the box is empty', async () => {
  const { user, name, password, press } = await openLogin();
  await user.type(name, 'maria');
  await user.type(password, 'correct-horse');
  await press();
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('login')[0]?.payload).not.toHaveProperty('remember');
  expect(localStorage.getItem('REMEMBER_LOGIN')).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

it('lets a remembered device in by one press, without a password (part of LG-18)', async () => {
  await remembered();
  const { name, password, keep, press } = await openLogin();
  expect([name.value, password.value, keep.checked]).toEqual(['maria', '••••••••', true]);
  await press();
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(currentSession()?.userName).toBe('maria');
  expect(platform.calls('login')).toHaveLength(0);
  expect(platform.calls('refresh')).toHaveLength(1);
});

it('takes a password as soon as one is typed over the dots', async () => {
  await remembered();
  const { user, password, press } = await openLogin();
  await user.type(password, 'correct-horse');
  expect(password.value).toBe('correct-horse');
  await press();
  await waitFor(() => expect(platform.calls('login')).toHaveLength(1));
  expect(platform.calls('login')[0]?.payload).toMatchObject({ password: 'correct-horse' });
});

it('has no dots for another name', async () => {
  await remembered();
  const { user, name, password } = await openLogin();
  await user.type(name, '2');
  expect(password.value).toBe('');
});

it('asks for the password when the device is refused, and keeps the name [LG-18]', async () => {
  await remembered();
  platform.on('refresh', () => new Refusal('credential.invalid'));
  const { name, password, press } = await openLogin();
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/not remembered any more/);
  expect([name.value, password.value]).toEqual(['maria', '']);
  expect(password).toBe(document.activeElement);
  expect(rememberedLogin()).toEqual({ username: 'maria' });
  await waitFor(() => expect(keys.size).toBe(0));
});

it('keeps the dots when nobody answers', async () => {
  await remembered();
  platform.on('refresh', offline);
  const { password, press } = await openLogin();
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
  expect(password.value).toBe('••••••••');
});

it('keeps a device out that a password for one use came in by', async () => {
  platform.on('login', () => ({ ...known, firstTimeLogin: true }));
  const { user, name, password, keep, press } = await openLogin();
  await user.type(name, 'maria');
  await user.type(password, 'handed-out');
  await user.click(keep);
  await press();
  await waitFor(() => expect(here()).toMatch(/^\/m\/changePsw/));
  expect(rememberedLogin()).toEqual({ username: 'maria' });
});

it.each([
  ['usernameOnly', 'Remember my name', 'maria'],
  ['off', undefined, ''],
] as const)('keeps what the brand wants kept: %s', async (rememberMode, label, prefilled) => {
  await remembered();
  await renderPart(
    <MerchantProvider value={{ ...merchant, rememberMode }}>
      <LoginScreen mark={null} />
    </MerchantProvider>,
    { at: '/m/login' },
  );
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(prefilled);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(screen.queryAllByRole('checkbox').length).toBe(label ? 1 : 0);
  if (label) screen.getByRole('checkbox', { name: label });
});

it('opens a member’s page in a new tab where the last log-in is still wanted [ST-17]', async () => {
  await remembered();
  const { user } = await openApp({ at: '/m/home' });
  // Since the page opened with nobody in it, which stands for a log-out.
  localStorage.setItem('autoLogin', '1');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await waitFor(() => expect(currentSession()?.userName).toBe('maria'));
  expect(here()).toBe('/m/myAccount/index');
});

it('logs out everywhere, and forgets this device, too', async () => {
  await remembered();
  const { user } = await openApp({ at: '/m/set', session: member });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out everywhere' });
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('logout')[0]?.query).toEqual({ all: '1' });
  expect(currentSession()).toBeNull();
  expect(localStorage.getItem('REMEMBER_LOGIN')).toBeNull();
  await waitFor(() => expect(keys.size).toBe(0));
});

it('says when others could not be logged out, and leaves nobody half in', async () => {
  await remembered();
  platform.on('logout', offline);
  const { user } = await openApp({ at: '/m/set', session: member });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out everywhere' });
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(toasts()).toContain('No connection'));
  expect(currentSession()).toEqual(member);
  expect(rememberedLogin()?.credentialId).toBe(id);
});

it('keeps the device over a log-out here, and comes back by one press', async () => {
  await remembered();
  const { user } = await openApp({ at: '/m/set', session: member });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out' });
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(rememberedLogin()?.credentialId).toBe(id);
  expect(keys.size).toBe(1);
});

it('goes on with the credential that a change of password leaves it [CP-08]', async () => {
  await remembered();
  const next = 'dvc_another_987654321';
  platform.on('changePassword', () => ({ deviceCredential: { id: next, expiresAt: 1 } }));
  const { user } = await openApp({ at: '/m/changePsw', session: member });
  await user.type(await screen.findByLabelText('Present password'), 'old-horse');
  await user.type(screen.getByLabelText('New password'), 'correct-horse');
  await user.type(screen.getByLabelText('New password again'), 'correct-horse{Enter}');
  await waitFor(() => expect(rememberedLogin()?.credentialId).toBe(next));
});
