import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentSession } from '#kernel/session/session.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('logout', () => null);
  localStorage.setItem('autoLogin', '1');
});

async function askToLeave() {
  const { user } = await openApp({ at: '/m/set', session: member });
  sessionStorage.setItem('NOTICE_POP', '1');
  localStorage.setItem('theme', 'light');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Log out' });
  const [cancel, submit] = ['Cancel', 'Log out'].map((name) =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name),
  );
  if (!cancel || !submit) throw new Error('The dialog lacks a button');
  return { user, dialog, cancel, submit };
}

it('asks first, and changes nothing when cancelled [RM-06, RM-07]', async () => {
  localStorage.setItem('autoLogin', '1');
  const { user, dialog, cancel } = await askToLeave();
  expect(dialog.textContent).toContain('Do you want to log out?');
  await user.click(cancel);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(here()).toBe('/m/set');
  expect(currentSession()).toEqual(member);
  expect(sessionStorage.getItem('NOTICE_POP')).toBe('1');
  expect(platform.calls('logout')).toHaveLength(0);
});

it('says please wait, tells the platform, clears this tab and goes home [RM-08, ST-19]', async () => {
  const slow = Promise.withResolvers<null>();
  platform.on('logout', () => slow.promise);
  const { user, submit } = await askToLeave();
  await user.click(submit);
  await user.click(submit);
  expect(toasts()).toBe('Please wait');
  slow.resolve(null);
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('logout')).toHaveLength(1);
  expect(platform.calls('logout')[0]?.headers['Authorization']).toBe('Bearer token-of-maria');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(toasts()).toBe('');
  await screen.findAllByRole('link', { name: 'Log in' });
});

it.each([
  ['nobody answers', offline],
  ['the platform is busy', () => new Refusal('system.busy')],
])('leaves all the same when %s', async (_, answer) => {
  platform.on('logout', answer);
  const { user, submit } = await askToLeave();
  await user.click(submit);
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(currentSession()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('does not reproach one who leaves with a session that had ended', async () => {
  platform.on('logout', () => new Refusal('auth.required'));
  const { user, submit } = await askToLeave();
  await user.click(submit);
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(currentSession()).toBeNull();
  expect(toasts()).toBe('');
});
