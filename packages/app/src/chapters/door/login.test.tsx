import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts, type Scene } from '../../testing/render.tsx';
import { member, welcome } from '../../testing/samples.ts';

const usedBefore: Reply<'login'> = {
  ...welcome,
  lastLoginAt: Date.UTC(2026, 0, 5, 20, 30),
  lastLoginIp: '203.0.113.7',
};

let platform: Platform;
let pictures: number;

beforeEach(async () => {
  platform = await startPlatform();
  pictures = 0;
  platform.on('login', () => welcome);
  platform.on('captcha', () => btoa(`picture ${(pictures += 1)}`));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('favourites', () => ({ content: [], pageNum: 1, totalPages: 0 }));
});

async function openLogin(scene: Scene = {}) {
  const { user } = await openApp({ at: '/m/login', ...scene });
  const name = await screen.findByLabelText<HTMLInputElement>('Username');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const press = () => user.click(screen.getByRole('button', { name: 'Log in' }));
  return {
    user,
    name,
    password,
    press,
    remember: screen.getByRole('checkbox', { name: 'Remember my name' }),
    submit: async () => {
      await user.clear(name);
      await user.type(name, 'maria');
      await user.clear(password);
      await user.type(password, 'correct-horse');
      await press();
    },
  };
}

const captcha = () => screen.queryByLabelText<HTMLInputElement>('Digits in the picture');
const another = () => screen.findByRole('button', { name: /picture of digits/i });
/** Reads of the screen hear what its button does: the picture itself has no words. */
const picture = () =>
  waitFor(async () => {
    const image = (await another()).querySelector('img');
    if (!image) throw new Error('There is no picture');
    return image;
  });
const askForCaptcha = () => new Refusal('login.failed', { value: { captcha: true } });

it('is shown at its address, under its name [RT-03]', async () => {
  const { name, password } = await openLogin();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect([here(), document.title]).toEqual(['/m/login', 'Login · Aurora']);
  expect([name.autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
});

it('says what is wrong with each field, sends nothing, and goes to the first of them', async () => {
  const { user, name, password, press } = await openLogin();
  await press();
  expect(name).toHaveProperty('ariaInvalid', 'true');
  expect(name).toBe(document.activeElement);
  // As registration says it: what is missing is told to be missing.
  screen.getByText('Username is needed');
  screen.getByText('At least 6 characters');

  await user.type(name, 'ab');
  await press();
  screen.getByText('4 to 20 letters, digits or underscores');
  await user.type(name, 'cde');
  expect(screen.queryByText('4 to 20 letters, digits or underscores')).toBeNull();
  await press();
  expect(password).toBe(document.activeElement);
  expect(platform.calls('login')).toHaveLength(0);
});

it.each(['abc', 'ab cd', 'maria!', 'ñandú'])('does not try the name %j', async (odd) => {
  const { user, name, password, press } = await openLogin();
  await user.type(name, odd);
  await user.type(password, 'correct-horse');
  await press();
  expect(platform.calls('login')).toHaveLength(0);
});

it('cuts blanks off the name but never off the password', async () => {
  const { user, name, password, press } = await openLogin();
  await user.type(name, ' maria ');
  await user.type(password, ' secret ');
  await press();
  await waitFor(() => expect(platform.calls('login')).toHaveLength(1));
  expect(platform.calls('login')[0]?.payload).toEqual({
    type: 'username',
    username: 'maria',
    password: ' secret ',
  });
});

it('shows no picture at first, nor after a failure that does not ask for one [LG-07, LG-09]', async () => {
  platform.on('login', () => new Refusal('login.failed', { value: { captcha: false } }));
  const { submit } = await openLogin();
  expect(captcha()).toBeNull();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That username and password do not match.',
  );
  expect(captcha()).toBeNull();
  expect(platform.calls('captcha')).toHaveLength(0);
});

it('shows the picture when a failure asks for it, and then wants its digits [LG-08]', async () => {
  platform.on('login', askForCaptcha);
  const { user, submit, press } = await openLogin();
  await submit();
  expect((await picture()).src).toBe(`data:image/png;base64,${btoa('picture 1')}`);
  await press();
  screen.getByText('Type the digits you see');
  expect(captcha()).toBe(document.activeElement);
  expect(platform.calls('login')).toHaveLength(1);

  platform.on('login', () => welcome);
  await user.type(captcha() ?? document.body, '1234');
  await press();
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('login').at(-1)?.payload).toMatchObject({ captcha: '1234' });
});

it('says with the button how digits are heard before anybody listens, and under them after', async () => {
  platform.on('login', askForCaptcha);
  const { user, submit } = await openLogin();
  await submit();
  await picture();
  const bells = 'To hear them, count the bells up to each pause. A gong is 0.';
  const listen = screen.getByRole('button', { name: 'Hear the digits', description: bells });
  const shown = () => screen.getAllByText(bells).filter((one) => !one.hidden);
  expect(shown()).toEqual([]);
  await user.click(listen);
  await waitFor(() => expect(shown()).toHaveLength(1));
  const described = captcha()?.getAttribute('aria-describedby') ?? '';
  expect(described.split(' ')).toContain(shown()[0]?.id);
});

it('brings another picture on a press and after every failed try [LG-10]', async () => {
  platform.on('login', askForCaptcha);
  const { user, submit } = await openLogin();
  await submit();
  await user.click(await another());
  await waitFor(async () => expect((await picture()).src).toContain(btoa('picture 2')));

  platform.on('login', () => new Refusal('captcha.wrong'));
  await user.type(captcha() ?? document.body, '1234');
  await submit();
  await waitFor(async () => expect((await picture()).src).toContain(btoa('picture 3')));
  expect(captcha()?.value).toBe('');
  expect(captcha()?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toMatch(/not the digits/);
  await waitFor(() => expect(captcha()).toBe(document.activeElement));
});

it('asks for digits on the field itself where nobody had asked before [LG-08]', async () => {
  platform.on('login', () => new Refusal('captcha.wrong', { value: { captcha: true } }));
  const { submit } = await openLogin();
  await submit();
  await waitFor(() => expect(captcha()).toBe(document.activeElement));
  expect(screen.getByRole('alert').textContent).toBe('Type the digits you see');
});

it('brings into view why nothing came of a try, each time it is something else', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  platform.on('login', () => new Refusal('login.failed', { value: { captcha: false } }));
  const { submit } = await openLogin();
  await submit();
  const first = await screen.findByRole('alert');
  await waitFor(() => expect(scroll.mock.contexts.at(-1)).toBe(first));
  platform.on('login', offline);
  await submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/No connection/));
  expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('alert'));
});

it('says when there is no picture, and a press tries again', async () => {
  platform.on('login', askForCaptcha);
  platform.on('captcha', offline);
  const { user, submit } = await openLogin();
  await submit();
  const again = await screen.findByRole('button', { name: 'No picture. Press to try again.' });
  platform.on('captcha', () => btoa('picture'));
  await user.click(again);
  expect((await picture()).src).toContain(btoa('picture'));
});

it('remembers the name when asked to, and nothing of the password [BX-11, RG-19]', async () => {
  const { user, remember, submit } = await openLogin();
  await user.click(remember);
  await submit();
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(JSON.parse(localStorage.getItem('REMEMBER_LOGIN') ?? '')).toEqual({
    type: 'username',
    username: 'maria',
  });
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toContain('correct-horse');
  expect(stored).not.toContain(btoa('correct-horse'));
});

it('fills in a remembered name, and forgets it when asked to [LG-18]', async () => {
  localStorage.setItem('REMEMBER_LOGIN', '{"type":"username","username":"maria"}');
  const { user, name, password, remember, submit } = await openLogin();
  expect(name.value).toBe('maria');
  expect(password.value).toBe('');
  expect(remember).toHaveProperty('checked', true);
  await user.click(remember);
  await submit();
  await waitFor(() => expect(localStorage.getItem('REMEMBER_LOGIN')).toBeNull());
});

it('fills in nothing of a record of any other form, as one with a password (part of BX-11)', async () => {
  const record = { type: 'username', username: 'maria', password: 'V0', countryDialingCode: '63' };
  localStorage.setItem('REMEMBER_LOGIN', JSON.stringify(record));
  const { name } = await openLogin();
  expect(name.value).toBe('');
});

it('remembers nobody whose log-in failed', async () => {
  platform.on('login', () => new Refusal('login.failed'));
  const { user, remember, submit } = await openLogin();
  await user.click(remember);
  await submit();
  await screen.findByRole('alert');
  expect(localStorage.getItem('REMEMBER_LOGIN')).toBeNull();
});

it('goes on after log-in to where somebody wanted to be', async () => {
  const { submit } = await openLogin({ at: '/m/login?redirect=%2Fm%2FgameList%3Ftype%3Dfav' });
  await submit();
  await waitFor(() => expect(here()).toBe('/m/gameList?type=fav'));
});

it('goes home instead of to another site', async () => {
  const { submit } = await openLogin({ at: '/m/login?redirect=https%3A%2F%2Fevil.test' });
  await submit();
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('tells of the last log-in in the merchant’s own time, and from where in the settings [BX-09, RG-17]', async () => {
  platform.on('login', () => usedBefore);
  const { submit, user } = await openLogin();
  await submit();
  await screen.findByText(/^Last log-in: Jan 6, 2026, 4:30.AM$/);
  expect(toasts()).toBe('');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const row = (await screen.findByText('Last log-in')).closest('li');
  expect(row?.textContent).toMatch(/Jan 6, 2026, 4:30.AM · 203\.0\.113\.7$/);
});

it('tells of it on whatever page comes next [BX-09, RG-17]', async () => {
  platform.on('login', () => usedBefore);
  const { submit } = await openLogin({ at: '/m/login?redirect=%2Fm%2Fset' });
  await submit();
  await waitFor(() => expect(toasts()).toMatch(/Last log-in: Jan 6, 2026, 4:30.AM/));
});

it('tells nothing of the last log-in at the first, nor of somebody else’s [BX-09]', async () => {
  platform.on('login', () => usedBefore);
  const first = await openLogin();
  await first.submit();
  await screen.findByText(/^Last log-in/);
  await first.user.click(screen.getByRole('link', { name: 'Settings' }));
  await first.user.click(await screen.findByRole('button', { name: 'Log out' }));
  await first.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }),
  );
  platform.on('login', () => ({ ...welcome, userName: 'pedro' }));
  // The way in that the settings have goes with them.
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull());
  await first.user.click(await screen.findByRole('link', { name: 'Log in' }));
  await first.user.type(await screen.findByLabelText('Username'), 'pedro');
  await first.user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
  await screen.findByRole('button', { name: 'Account' });
  expect(screen.queryByText(/^Last log-in/)).toBeNull();
  expect(toasts()).toBe('');
});

it('sends a log-in once however often it is submitted', async () => {
  const slow = Promise.withResolvers<Reply<'login'>>();
  platform.on('login', () => slow.promise);
  const { user, password, submit, press } = await openLogin();
  await submit();
  await press();
  await user.type(password, '{Enter}{Enter}');
  // As a password manager may, past the button.
  if (password.form) fireEvent.submit(password.form);
  slow.resolve(welcome);
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('login')).toHaveLength(1);
});

it('says when nobody answers, and can be tried again', async () => {
  platform.on('login', offline);
  const { press, submit } = await openLogin();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
  expect(platform.calls('login')).toHaveLength(1);
  platform.on('login', () => welcome);
  await press();
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('asks for no password on an address that is not secure', async () => {
  vi.stubGlobal('isSecureContext', false);
  await openApp({ at: '/m/login' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/not on a secure address/);
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('sends home who comes here logged in', async () => {
  await openApp({ at: '/m/login', session: member });
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('says that an account is locked after too many wrong passwords, and leads to a new one [RG-19]', async () => {
  platform.on('login', () => new Refusal('login.locked'));
  const { submit, user } = await openLogin();
  await submit();
  await screen.findByText(/^After too many wrong passwords this account is locked/);
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(here()).toBe('/m/forget'));
});
