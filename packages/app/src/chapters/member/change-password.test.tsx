import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { currentSession } from '#kernel/session/session.ts';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { offline, Refusal, silence, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, renderPart, toasts, type Scene } from '../../testing/render.tsx';
import { member, memberInfo, merchant } from '../../testing/samples.ts';
import { ChangePasswordScreen } from './screens/change-password/screen.tsx';

const handedOut: Reply<'login'> = {
  token: 'token',
  userName: 'maria',
  type: 0,
  firstTimeLogin: true,
  lastLoginAt: null,
  lastLoginIp: null,
};

const due = { ...member, firstTimeLogin: true };

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('changePassword', () => ({}));
  platform.on('login', () => handedOut);
  platform.on('logout', () => null);
});

afterEach(() => void vi.useRealTimers());

/** The words of a field when it is wrong, as a reader of the screen hears them. */
const said = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

async function fields() {
  const next = await screen.findByLabelText<HTMLInputElement>('New password');
  return {
    old: screen.queryByLabelText<HTMLInputElement>('Present password'),
    next,
    again: screen.getByLabelText<HTMLInputElement>('New password again'),
    button: screen.getByRole('button', { name: 'Save password' }),
  };
}

async function openChange(scene: Scene = {}) {
  const { user } = await openApp({ at: '/m/changePsw', session: member, ...scene });
  const found = await fields();
  return {
    user,
    ...found,
    fill: async () => {
      if (found.old) await user.type(found.old, 'old-horse');
      await user.type(found.next, 'correct-horse');
      await user.type(found.again, 'correct-horse');
    },
  };
}

/** In by a password that was handed out. */
async function logInFirst(at = '/m/login') {
  const { user } = await openApp({ at });
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await user.type(screen.getByLabelText('Password'), 'handed-out{Enter}');
  return { user, ...(await fields()) };
}

it('shows the name, which is not to be changed, and asks for three passwords [CP-01, CP-02, RT-06]', async () => {
  const { old } = await openChange();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
  expect([name.value, name.readOnly]).toEqual(['maria', true]);
  expect(old?.type).toBe('password');
  expect(document.title).toBe('Change password · Aurora');
});

it('sends a visitor to the log-in and back [RO-02]', async () => {
  await openApp({ at: '/m/changePsw' });
  await waitFor(() => expect(here()).toBe('/m/login?redirect=%2Fm%2FchangePsw'));
});

it('asks whoever was given an account how old they are, with the first password of their own', async () => {
  platform.on('memberInfo', () => ({ ...memberInfo, birthdayOwed: true as const }));
  const { button, fill, user } = await openChange({ session: { ...member, firstTimeLogin: true } });
  expect((await screen.findAllByText('Birthday')).length).toBeGreaterThan(0);
  await fill();
  await user.click(button);
  expect((await screen.findAllByText('Choose your birthday')).length).toBeGreaterThan(0);
  expect(platform.calls('changePassword')).toHaveLength(0);
});

it('is found in the settings, and left from there without a change [LY-05]', async () => {
  const { user } = await openApp({ at: '/m/set', session: member });
  await user.click(await screen.findByRole('link', { name: 'Password' }));
  await screen.findByLabelText('New password');
  expect(here()).toBe('/m/changePsw');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(here()).toBe('/m/set'));
});

it('is not offered to a guest of free play, who has no password', async () => {
  await openApp({ at: '/m/set', session: { ...member, type: 4 } });
  await screen.findByRole('button', { name: 'Log out' });
  expect(screen.queryByRole('link', { name: 'Password' })).toBeNull();
});

it('tells a guest of free play that it is for real accounts [FR-07]', async () => {
  platform.on('changePassword', () => new Refusal('trial.forbidden'));
  const { button, fill, user } = await openChange({ session: { ...member, type: 4 } });
  await fill();
  await user.click(button);
  await screen.findByText('Please login an actual account to use this function');
  expect(here()).toBe('/m/changePsw');
});

it('says what is wrong with each, goes to the first, and sends nothing [CP-02, CP-03, CP-04]', async () => {
  const { user, old, next, again, button } = await openChange();
  if (!old) throw new Error('Nobody asks for the old password');
  await user.type(old, 'short');
  await user.type(next, '1234567');
  await user.click(button);
  expect(said(old)).toBe('At least 6 characters');
  expect(said(next)).toBe('8 to 64 characters');
  expect(said(again)).toBe('Type the new password again');
  expect(old).toBe(document.activeElement);
  expect(platform.calls('changePassword')).toHaveLength(0);
});

it('says that the two are not the same [CP-05]', async () => {
  const { user, again, button, fill } = await openChange();
  await fill();
  await user.type(again, '!');
  await user.click(button);
  expect(said(again)).toBe('Confirmation password not matched. Type it again.');
  expect(again).toBe(document.activeElement);
  expect(platform.calls('changePassword')).toHaveLength(0);
});

it('asks for another one when the new one is the old one, before it is sent [CP-06, VA-08]', async () => {
  const { user, old, next, again, button } = await openChange();
  for (const field of [old, next, again]) if (field) await user.type(field, 'correct-horse');
  await user.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'The same password' });
  expect(dialog.textContent).toContain('That is the password you have now.');
  expect(platform.calls('changePassword')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Choose another' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([old?.value, next.value, again.value]).toEqual(['correct-horse', '', '']);
  expect(next).toBe(document.activeElement);
});

it('asks for another one when the platform says it is the old one [CP-06]', async () => {
  platform.on('changePassword', () => new Refusal('password.same'));
  const { user, button, fill } = await openChange();
  await fill();
  await user.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'The same password' });
  expect(dialog.textContent).toContain('That is the password you have now.');
});

it('sends the three, says that it is saved, and goes home [CP-07, CP-12]', async () => {
  const { user, button, fill } = await openChange();
  await fill();
  await user.click(button);
  await waitFor(() => expect(toasts()).toBe('Change saved'));
  expect(here()).toBe('/m/changePsw');
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('changePassword').map(({ payload, path }) => [path, payload])).toEqual([
    [
      '/wps/v2/member/password',
      {
        oldPassword: 'old-horse',
        newPassword: 'correct-horse',
        confirmNewPassword: 'correct-horse',
      },
    ],
  ]);
});

it('says please wait for ten seconds at the most, and sends once [CP-11]', async () => {
  platform.on('changePassword', silence);
  const { button, fill, next } = await openChange();
  await fill();
  vi.useFakeTimers();
  fireEvent.click(button);
  fireEvent.click(button);
  if (next.form) fireEvent.submit(next.form);
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(toasts()).toBe('Please wait');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(toasts()).toBe('');
  vi.useRealTimers();
  await waitFor(() => expect(platform.calls('changePassword')).toHaveLength(1));
});

it('says on the old password that it is wrong, and on the new one that it is weak [CP-10]', async () => {
  platform.on('changePassword', () => new Refusal('password.old_wrong'));
  const { user, old, next, button, fill } = await openChange();
  await fill();
  await user.click(button);
  await waitFor(() => expect(old && said(old)).toContain('not your present password'));
  expect(old).toBe(document.activeElement);
  expect(toasts()).toBe('');
  platform.on('changePassword', () => new Refusal('password.weak'));
  if (old) await user.type(old, '!');
  await user.click(button);
  await waitFor(() => expect(said(next)).toContain('easy to guess'));
});

it('says when nobody answers, and can be tried again with what is typed [CP-10]', async () => {
  platform.on('changePassword', offline);
  const { user, button, fill } = await openChange();
  await fill();
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
  expect(toasts()).toBe('');
  platform.on('changePassword', () => ({}));
  await user.click(button);
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('says nothing of a failure where the brand wants it so [CP-10]', async () => {
  platform.on('changePassword', () => new Refusal('password.old_wrong'));
  const { user } = await renderPart(
    <MerchantProvider value={{ ...merchant, showPasswordChangeError: false }}>
      <ChangePasswordScreen />
    </MerchantProvider>,
    { at: '/m/changePsw', session: member },
  );
  const { old, next, again, button } = await fields();
  if (old) await user.type(old, 'old-horse');
  for (const field of [next, again]) await user.type(field, 'correct-horse');
  await user.click(button);
  await waitFor(() => expect(platform.calls('changePassword')).toHaveLength(1));
  await waitFor(() => expect(toasts()).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(old && said(old)).toBe('');
});

it('leads from a password that was handed out to one’s own, and then on [CP-02, LY-08]', async () => {
  const { user, old, next, again, button } = await logInFirst('/m/login?redirect=%2Fm%2Fset');
  expect(here()).toBe('/m/changePsw?redirect=%2Fm%2Fset');
  expect(screen.getByRole('heading', { level: 1, name: 'First password change' })).toBeTruthy();
  expect(old).toBeNull();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('handed-out');
  await user.type(next, 'correct-horse');
  await user.type(again, 'correct-horse');
  await user.click(button);
  await waitFor(() => expect(here()).toBe('/m/set'));
  expect(platform.calls('changePassword')[0]?.payload).toMatchObject({ oldPassword: 'handed-out' });
  expect(currentSession()?.firstTimeLogin).toBe(false);
});

it('asks for the handed-out one where it was not the one', async () => {
  platform.on('changePassword', () => new Refusal('password.old_wrong'));
  const { user, next, again, button } = await logInFirst();
  await user.type(next, 'correct-horse');
  await user.type(again, 'correct-horse');
  await user.click(button);
  const old = await screen.findByLabelText('Present password');
  expect(said(old)).toContain('not your present password');
});

it.each(['/m/home', '/m/set', '/m/gameList?type=fav', '/m/login', '/m/nowhere'])(
  'leads there from %s, as often as it is opened',
  async (at) => {
    await openApp({ at, session: due });
    const { old } = await fields();
    expect(here()).toMatch(/^\/m\/changePsw/);
    // After a reload nobody knows the password any more.
    expect(old).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
);

it('has no way round it by the keys of the browser', async () => {
  await openApp({ at: '/m/home', session: due });
  await fields();
  history.pushState(null, '', '/m/set');
  fireEvent.popState(window);
  await waitFor(() => expect(here()).toMatch(/^\/m\/changePsw/));
});

it('lets nobody out but by logging out', async () => {
  const { user } = await openApp({ at: '/m/set', session: due });
  await fields();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(currentSession()).toBeNull();
});

it('leads there when the platform asks for it in the middle of a session', async () => {
  platform.on('wallet', () => new Refusal('password.change_required'));
  await openApp({ at: '/m/home', session: member });
  await fields();
  expect(here()).toBe('/m/changePsw?redirect=%2Fm%2Fhome');
});

it('asks nothing of a page on the way from it to the new password', async () => {
  await openApp({ at: '/m/home', session: due });
  await fields();
  // The home of a member shows it in its header.
  expect(platform.calls('wallet')).toEqual([]);
});
