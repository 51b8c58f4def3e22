import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

type Asked = (options: unknown) => Promise<unknown>;
const browser = vi.hoisted(() => ({
  startRegistration: vi.fn<Asked>(),
  startAuthentication: vi.fn<Asked>(),
}));
// The browser's own dialogs: a journey in Chromium opens them.
vi.mock('@simplewebauthn/browser', () => browser);

const phone: Reply<'passkeys'>['list'][number] = {
  id: 'one',
  name: 'Phone',
  createdAt: Date.UTC(2026, 0, 5),
  lastUsedAt: null,
  synced: true,
};

let platform: Platform;
let kept: (typeof phone)[];

beforeEach(async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', { value: {}, configurable: true });
  browser.startRegistration.mockReset().mockResolvedValue({ id: 'two' });
  browser.startAuthentication.mockReset().mockResolvedValue({ id: 'one' });
  kept = [phone];
  platform = await startPlatform();
  platform.on('passkeys', () => ({ list: kept, most: 10 }));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
});

const section = () => screen.findByRole('region', { name: 'Passkeys' });

async function openSettings() {
  const { user } = await openApp({ at: '/m/set', session: member });
  const passkeys = within(await section());
  return { user, passkeys };
}

it('lists passkeys, and adds one that the browser has made', async () => {
  platform.on('passkeyOptions', () => new Refusal('planned'));
  const { user, passkeys } = await openSettings();
  await passkeys.findByRole('button', { name: /^Phone.*Made on Jan 5, 2026/ });

  const made = { ...phone, id: 'two', name: 'Laptop' };
  platform.on('passkeyOptions', () => ({ challenge: 'c' }) as Reply<'passkeyOptions'>);
  platform.on('addPasskey', () => {
    kept = [made, phone];
    return made;
  });
  await user.click(passkeys.getByRole('button', { name: /^Add a passkey/ }));
  await passkeys.findByRole('button', { name: /^Laptop/ });
  expect(browser.startRegistration.mock.lastCall).toEqual([{ optionsJSON: { challenge: 'c' } }]);
  expect(platform.calls('addPasskey')[0]?.body).toMatchObject({ credential: { id: 'two' } });
});

it.each([
  ['could not be read', new Refusal('planned')],
  ['are something else', { made: 'by somebody else' } as never],
  ['have holes', { list: [null], most: 5 } as never],
])('shows no empty list where the passkeys %s', async (_, answer) => {
  platform.on('passkeys', () => answer);
  const { passkeys } = await openSettings();
  await passkeys.findByRole('button', { name: 'Try again' });
  expect(passkeys.queryByRole('list')).toBeNull();
});

it('goes back to a name that was emptied, and saves nothing', async () => {
  const { user, passkeys } = await openSettings();
  await user.click(await passkeys.findByRole('button', { name: /^Phone/ }));
  const name = await screen.findByLabelText('What you call it');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toBe(document.activeElement);
  expect(platform.calls('renamePasskey')).toEqual([]);
});

it('says why none can be added, and nothing where somebody changed their mind', async () => {
  platform.on('passkeyOptions', () => new Refusal('proof.required'));
  const { user, passkeys } = await openSettings();
  const add = await passkeys.findByRole('button', { name: /^Add a passkey/ });
  await user.click(add);
  expect((await passkeys.findByRole('alert')).textContent).toMatch(/logged in just now/);

  platform.on('passkeyOptions', () => ({ challenge: 'c' }) as Reply<'passkeyOptions'>);
  browser.startRegistration.mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
  await user.click(add);
  await waitFor(() => expect(passkeys.queryByRole('alert')).toBeNull());
  expect(platform.calls('addPasskey')).toHaveLength(0);
});

it('offers no more than there is room for, and none where a browser can hold none', async () => {
  kept = Array.from({ length: 10 }, (_, index) => ({ ...phone, id: `${index}` }));
  const { passkeys } = await openSettings();
  await waitFor(() => expect(passkeys.queryAllByRole('button')).toHaveLength(10));
  expect(passkeys.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('calls a passkey otherwise, but never nothing, and takes one away', async () => {
  platform.on('renamePasskey', () => {
    kept = [{ ...phone, name: 'Old phone' }];
    return null;
  });
  platform.on('removePasskey', () => {
    kept = [];
    return null;
  });
  const { user, passkeys } = await openSettings();
  await user.click(await passkeys.findByRole('button', { name: /^Phone/ }));
  const name = await screen.findByLabelText('What you call it');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  screen.getByText('Give it a name');
  expect(platform.calls('renamePasskey')).toHaveLength(0);
  await user.type(name, ' Old phone ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await passkeys.findByRole('button', { name: /^Old phone/ }));
  expect(platform.calls('renamePasskey')[0]?.body).toEqual({ id: 'one', name: 'Old phone' });

  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(passkeys.queryByRole('button', { name: /^Old phone/ })).toBeNull());
  expect(platform.calls('removePasskey')[0]?.body).toEqual({ id: 'one' });
});

it('logs in by a passkey, and says when it is not taken', async () => {
  platform.on('passkeyLoginOptions', () => ({ challenge: 'c' }) as Reply<'passkeyLoginOptions'>);
  platform.on('passkeyLogin', () => new Refusal('passkey.invalid'));
  const { user } = await openApp({ at: '/m/login?redirect=%2Fm%2FgameList' });
  const button = await screen.findByRole('button', { name: 'Log in with a passkey' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be used here/);

  const { merchantCode: _, ...session } = member;
  const welcome = { ...session, lastLoginAt: null, lastLoginIp: null };
  platform.on('passkeyLogin', () => welcome);
  await user.click(button);
  await waitFor(() => expect(here()).toBe('/m/gameList'));
});

it('offers no passkey in a browser that knows none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await openApp({ at: '/m/login' });
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
});
