import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts, type Scene } from '../../../testing/render.tsx';
import { member, welcome } from '../../../testing/samples.ts';

type Asked = (options: unknown) => Promise<unknown>;
const browser = vi.hoisted(() => ({
  startRegistration: vi.fn<Asked>(),
  startAuthentication: vi.fn<Asked>(),
}));
// The browser's own dialogs: a journey in Chromium opens them.
vi.mock('@simplewebauthn/browser', () => browser);

const made: Reply<'passkeys'>['list'][number] = {
  id: 'one',
  name: 'Phone',
  createdAt: Date.UTC(2026, 0, 5),
  lastUsedAt: null,
  synced: true,
};

let platform: Platform;
let kept: (typeof made)[];
const tellsWho = vi.fn<() => Promise<boolean>>();

beforeEach(async () => {
  localStorage.clear();
  tellsWho.mockReset().mockResolvedValue(true);
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: tellsWho,
  });
  Object.defineProperty(navigator, 'credentials', { value: {}, configurable: true });
  browser.startRegistration.mockReset().mockResolvedValue({ id: 'one' });
  browser.startAuthentication.mockReset().mockResolvedValue({ id: 'one' });
  kept = [];
  platform = await startPlatform();
  platform.on('login', () => welcome);
  platform.on('passkeys', () => ({ list: kept, most: 10 }));
  platform.on('passkeyOptions', () => ({ challenge: 'c' }) as Reply<'passkeyOptions'>);
  platform.on('passkeyLoginOptions', () => ({ challenge: 'c' }) as Reply<'passkeyLoginOptions'>);
  platform.on('passkeyLogin', () => welcome);
  platform.on('addPasskey', () => {
    kept = [made];
    return made;
  });
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('logout', () => null);
});

async function logIn(scene: Scene = {}) {
  const { user } = await openApp({ at: '/m/login', ...scene });
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await user.type(screen.getByLabelText('Password'), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(here()).not.toContain('/m/login'));
  return user;
}

const title = 'Next time without a password?';
const offer = () => screen.findByRole('dialog', { name: title });
const isOffered = () => screen.queryByRole('dialog', { name: title }) !== null;

/** What is asked of the device last has been answered. */
const looked = async () => {
  await waitFor(() => expect(tellsWho).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
};

it('offers a passkey after a log-in by password, and makes it', async () => {
  const user = await logIn();
  const sheet = within(await offer());
  sheet.getByText(/your finger, your face or this device’s PIN/);
  await user.click(sheet.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(toasts()).toContain('“Phone” can log you in from now on'));
  expect(isOffered()).toBe(false);
  expect(platform.calls('addPasskey')).toHaveLength(1);
});

it('keeps that somebody declined, and nobody can read who that was', async () => {
  const user = await logIn();
  await user.click(within(await offer()).getByRole('button', { name: 'Not now' }));
  expect(isOffered()).toBe(false);
  await waitFor(() => expect(localStorage.getItem('PASSKEY_HERE')).not.toBeNull());
  expect(localStorage.getItem('PASSKEY_HERE')).not.toContain('maria');
});

it.each([
  [89, false],
  [91, true],
])('asks again %i days later: %s', async (days, again) => {
  const user = await logIn();
  await user.click(within(await offer()).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(localStorage.getItem('PASSKEY_HERE')).not.toBeNull());
  const notes = localStorage.getItem('PASSKEY_HERE') ?? '';
  const day = 24 * 60 * 60 * 1000;
  localStorage.setItem(
    'PASSKEY_HERE',
    notes.replace(/\d{12,}/, (moment) => String(Number(moment) - days * day)),
  );
  tellsWho.mockClear();
  cleanup();
  // Another visit: one thing pops up in each. What the page does as it goes counts for the one before.
  await Promise.resolve();
  localStorage.removeItem('POPUPS_SHOWN');
  await logIn();
  if (again) await offer();
  else await looked();
  expect(isOffered()).toBe(again);
});

it('says nothing where the device cannot tell who holds it', async () => {
  tellsWho.mockResolvedValue(false);
  await logIn();
  await looked();
  expect(isOffered()).toBe(false);
  expect(platform.calls('passkeys')).toEqual([]);
});

it('says nothing to whoever comes home without having logged in just now', async () => {
  await openApp({ session: member });
  await screen.findByRole('heading', { level: 1 });
  expect(tellsWho).not.toHaveBeenCalled();
  expect(isOffered()).toBe(false);
});

it('says nothing where a passkey of theirs was used here', async () => {
  kept = [made];
  const { user } = await openApp({ at: '/m/login' });
  await user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
  await waitFor(() => expect(localStorage.getItem('PASSKEY_HERE')).not.toBeNull());
  cleanup();
  await logIn();
  await looked();
  expect(isOffered()).toBe(false);
});

it('offers one where theirs are on other devices alone', async () => {
  kept = [{ ...made, id: 'other' }];
  await logIn();
  expect(await offer()).toBeDefined();
});

it('says nothing where there is no room, or nobody can say', async () => {
  platform.on('passkeys', () => ({ list: [made], most: 1 }));
  await logIn();
  await looked();
  expect(isOffered()).toBe(false);
  platform.on('passkeys', offline);
  cleanup();
  tellsWho.mockClear();
  await logIn();
  await looked();
  expect(isOffered()).toBe(false);
});

it('stays away from any page but home, and from a first password', async () => {
  await logIn({ at: '/m/login?redirect=%2Fm%2Fset' });
  await screen.findByRole('region', { name: 'Passkeys' });
  expect(here()).toBe('/m/set');
  expect(tellsWho).not.toHaveBeenCalled();
  cleanup();
  platform.on('login', () => ({ ...welcome, firstTimeLogin: true }));
  await logIn();
  await screen.findByText(/Choose a password of your own/);
  expect(tellsWho).not.toHaveBeenCalled();
  expect(isOffered()).toBe(false);
});

it('lies over nothing else that is open, and comes when that is closed', async () => {
  const answer = Promise.withResolvers<boolean>();
  tellsWho.mockReturnValue(answer.promise);
  await logIn();
  await waitFor(() => expect(tellsWho).toHaveBeenCalled());
  const other = document.createElement('dialog');
  document.body.append(other);
  other.showModal();
  answer.resolve(true);
  await looked();
  expect(isOffered()).toBe(false);
  other.close();
  expect(await offer()).toBeDefined();
  other.remove();
});

it('says why none was made, and nothing of a change of mind', async () => {
  const user = await logIn();
  const sheet = within(await offer());
  const add = () => user.click(sheet.getByRole('button', { name: 'Add a passkey' }));
  platform.on('passkeyOptions', () => new Refusal('proof.required'));
  await add();
  expect((await sheet.findByRole('alert')).textContent).toMatch(/logged in just now/);
  platform.on('passkeyOptions', () => ({ challenge: 'c' }) as Reply<'passkeyOptions'>);
  browser.startRegistration.mockRejectedValueOnce(
    Object.assign(new Error(), { name: 'InvalidStateError' }),
  );
  await add();
  await sheet.findByText('This device has a passkey of yours already.');
  browser.startRegistration.mockRejectedValueOnce(
    Object.assign(new Error(), { name: 'NotAllowedError' }),
  );
  await add();
  await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
  expect(isOffered()).toBe(true);
});
