import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offline, Refusal, type Platform } from '../../../testing/platform.ts';
import { closeSession } from '#kernel/session/session.ts';
import { settingsFor, startDoor } from '../../../testing/registration.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { welcome } from '../../../testing/samples.ts';

const { vouch, leaveFor } = vi.hoisted(() => ({
  vouch: vi.fn<(...given: unknown[]) => Promise<string>>(),
  leaveFor: vi.fn<(address: string) => void>(),
}));
// Firebase itself answers in the long run against its emulator.
vi.mock('./firebase.ts', () => ({ vouch }));
vi.mock('#kernel/leave-for.ts', () => ({ leaveFor }));

/** A token, as far as a page looks into it. */
const tokenOf = (claims: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `e30.${btoa(String.fromCharCode(...bytes))}.e30`;
};

const both = { social: { google: true, facebook: true } };
const asked = { email: 'required', payeeName: 'optional' } as const;

let platform: Platform;

beforeEach(async () => {
  closeSession();
  platform = await startDoor(settingsFor(asked, both));
  platform.on('socialLogin', () => welcome);
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('favourites', () => ({ content: [], pageNum: 1, totalPages: 0 }));
  vouch.mockReset().mockResolvedValue(tokenOf({ email: 'new@mail.test', name: 'Nora Ünal' }));
  leaveFor.mockReset();
});

async function setOut(at = '/m/register'): Promise<URL> {
  const { user } = await openApp({ at, cameBack: true });
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  return new URL(leaveFor.mock.lastCall?.[0] ?? '');
}

async function comeBack(went: URL, door = '/m/register') {
  cleanup();
  const { state = '', nonce = '' } = Object.fromEntries(went.searchParams);
  const answer = new URLSearchParams({ state, id_token: tokenOf({ nonce }) });
  return openApp({ at: `${door}#${answer}`, cameBack: true });
}

const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });

it('offers whom the site has set up, and comes back to the form [RE-19]', async () => {
  const went = await setOut();
  expect(went.searchParams.get('redirect_uri')).toBe(`${location.origin}/m/register`);
  expect(await screen.findByRole('button', { name: 'Continue with Facebook' })).toBeDefined();
});

it('offers nobody whom the settings leave out [RE-19]', async () => {
  platform.on('registerSettings', () =>
    settingsFor(asked, { social: { google: false, facebook: true } }),
  );
  await openApp({ at: '/m/register' });
  await screen.findByRole('button', { name: 'Continue with Facebook' });
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});

it('lets in who has an account already, to where they wanted to be [RE-19]', async () => {
  const went = await setOut('/m/register?redirect=%2Fm%2Fset');
  await comeBack(went);
  await waitFor(() => expect(platform.calls('socialLogin')).toHaveLength(1));
  await waitFor(() => expect(here()).toBe('/m/set'));
});

it('tells a stranger that there is no account yet, and begins the form with what is known [RE-19]', async () => {
  platform.on('socialLogin', () => new Refusal('login.failed'));
  const went = await setOut('/m/register?redirect=%2Fm%2Fset');
  await comeBack(went);
  await screen.findByText(/There is no account for that sign-in yet/);
  expect((await field('E-mail')).value).toBe('new@mail.test');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(platform.calls('register')).toEqual([]);
  await waitFor(() => expect(here()).toBe('/m/register?redirect=%2Fm%2Fset'));
});

it('leaves what was typed as it is', async () => {
  const { user } = await openApp({ at: '/m/register' });
  await user.type(await field('E-mail'), 'own@mail.test');
  cleanup();
  platform.on('socialLogin', () => new Refusal('login.failed'));
  await comeBack(await setOut());
  await screen.findByText(/There is no account for that sign-in yet/);
  expect((await field('E-mail')).value).toBe('own@mail.test');
});

it('leads to the password that joins a sign-in to its account', async () => {
  platform.on('socialLogin', () => ({ link: true, ticket: 'ticket-ticket-ticket' }));
  platform.on('login', () => welcome);
  const { user } = await comeBack(await setOut());
  await screen.findByText(/There is an account with this e-mail address/);
  await user.type(await field('Username'), 'maria');
  await user.type(await field('Password'), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(platform.calls('login')).toHaveLength(1));
  expect(platform.calls('login')[0]?.payload).toMatchObject({ ticket: 'ticket-ticket-ticket' });
});

it('says what went wrong, and keeps the form', async () => {
  platform.on('socialLogin', offline);
  await comeBack(await setOut());
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect((await field('E-mail')).value).toBe('');
});

it('begins the form for a stranger who came by the log-in as well', async () => {
  platform.on('socialLogin', () => new Refusal('login.failed'));
  const { user } = await comeBack(await setOut('/m/login'), '/m/login');
  await screen.findByText(/No account here belongs to that sign-in/);
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect((await field('E-mail')).value).toBe('new@mail.test');
});
