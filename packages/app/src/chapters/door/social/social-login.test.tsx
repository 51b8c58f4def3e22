import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { merchant, welcome } from '../../../testing/samples.ts';

const { vouch, leaveFor } = vi.hoisted(() => ({
  vouch: vi.fn<(...given: unknown[]) => Promise<string>>(),
  leaveFor: vi.fn<(address: string) => void>(),
}));
// Firebase itself answers in the long run against its emulator.
vi.mock('./firebase.ts', () => ({ vouch }));
vi.mock('#kernel/leave-for.ts', () => ({ leaveFor }));

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('socialLogin', () => welcome);
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('favourites', () => ({ content: [], pageNum: 1, totalPages: 0 }));
  vouch.mockReset().mockResolvedValue('head.claims.signature');
  leaveFor.mockReset();
});

const button = (name: string) => screen.findByRole('button', { name });

/** Presses the button, and says where it led. */
async function setOut(name: 'Google' | 'Facebook', at = '/m/login'): Promise<URL> {
  const { user } = await openApp({ at });
  await user.click(await button(`Continue with ${name}`));
  return new URL(leaveFor.mock.lastCall?.[0] ?? '');
}

/** A token of Google's, as far as this page looks into it. */
const googleToken = (claims: object): string => `e30.${btoa(JSON.stringify(claims))}.e30`;

async function comeBack(went: URL, said: Readonly<Record<string, string>> = {}) {
  cleanup();
  const { state = '', nonce = '' } = Object.fromEntries(went.searchParams);
  const answer = new URLSearchParams({ state, id_token: googleToken({ nonce }), ...said });
  return openApp({ at: `/m/login#${answer}`, cameBack: true });
}

it('offers whom the site has set up, and goes to them with the whole page [LG-05] [LG-06]', async () => {
  const google = await setOut('Google');
  expect(google.origin + google.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    client_id: 'livery.apps.test',
    redirect_uri: `${location.origin}/m/login`,
    response_type: 'id_token',
    scope: 'openid email',
    state: expect.stringMatching(/^[0-9a-f]{32}$/),
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  cleanup();
  const facebook = await setOut('Facebook');
  expect(facebook.host).toBe('www.facebook.com');
  expect(facebook.searchParams.get('client_id')).toBe('4711');
  expect(facebook.searchParams.get('state')).not.toBe(google.searchParams.get('state'));
});

it('loads nothing of Firebase before somebody comes back', async () => {
  await setOut('Google');
  expect(vouch).not.toHaveBeenCalled();
});

it('lets in who comes back from Google, to where they wanted to be [LG-12] [LG-13]', async () => {
  const went = await setOut('Google', '/m/login?redirect=%2Fm%2Fset');
  await comeBack(went);
  await waitFor(() => expect(here()).toBe('/m/set'));
  expect(vouch.mock.lastCall?.[0]).toEqual(merchant.firebase);
  expect(platform.calls('socialLogin').map(({ body }) => body)).toEqual([
    { provider: 'google', idToken: 'head.claims.signature' },
  ]);
});

it('lets in who comes back from Facebook', async () => {
  const went = await setOut('Facebook');
  await comeBack(went, { access_token: 'EAAB' });
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(vouch.mock.lastCall?.[1]).toMatchObject({ provider: 'facebook', token: 'EAAB' });
});

it('leaves no token in the address or in the storage', async () => {
  vouch.mockReturnValue(new Promise(() => {}));
  const went = await setOut('Google');
  await comeBack(went);
  await waitFor(() => expect(vouch).toHaveBeenCalled());
  expect(location.href).not.toMatch(/id_token|state/);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/e30/);
});

it.each<[string, Readonly<Record<string, string>>]>([
  ['an answer that nobody here asked for', { state: '0'.repeat(32) }],
  ['an older token', { id_token: googleToken({ nonce: '0'.repeat(32) }) }],
  ['a token that is none', { id_token: 'x' }],
  ['no token', { id_token: '' }],
  ['a change of mind', { error: 'access_denied', id_token: '' }],
])('takes %s for nothing, and says nothing', async (_, said) => {
  const went = await setOut('Google');
  await comeBack(went, said);
  await button('Continue with Google');
  expect(here()).toBe('/m/login');
  expect(vouch).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes the same answer once', async () => {
  vouch.mockRejectedValue(new Error('auth/invalid-credential'));
  const went = await setOut('Google');
  await comeBack(went);
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be checked/);
  vouch.mockClear();
  await comeBack(went);
  await button('Continue with Google');
  expect(vouch).not.toHaveBeenCalled();
});

it('says that no account belongs to the sign-in, and leaves the other way open', async () => {
  platform.on('socialLogin', () => new Refusal('login.failed', { value: { captcha: false } }));
  await comeBack(await setOut('Google'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/No account here/);
  expect(screen.queryByLabelText('Username')).not.toBeNull();
});

it('sends a try that was cut once more, and as the same', async () => {
  const replies = [offline, () => welcome];
  platform.on('socialLogin', () => replies.shift()?.() ?? offline());
  await comeBack(await setOut('Google'));
  await waitFor(() => expect(here()).toBe('/m/home'));
  const keys = platform.calls('socialLogin').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('joins a sign-in to the account that has its address, by its password', async () => {
  const ticket = 't'.repeat(43);
  platform.on('socialLogin', () => ({ link: true, ticket }));
  platform.on('login', () => welcome);
  const { user } = await comeBack(await setOut('Google'));
  await screen.findByText(/There is an account with this e-mail address/);
  await user.type(screen.getByLabelText('Username'), 'maria');
  await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('login').at(-1)?.payload).toMatchObject({ username: 'maria', ticket });
});

it('says when the browser can keep nothing, and stays', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await openApp({ at: '/m/login' });
  await user.click(await button('Continue with Google'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/keeps nothing for this site/);
  expect(leaveFor).not.toHaveBeenCalled();
});
