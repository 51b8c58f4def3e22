import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSession } from '#kernel/session/session.ts';
import { offline, Refusal, silence, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts, type Scene } from '../../testing/render.tsx';
import { member, welcome } from '../../testing/samples.ts';

const country = { code: 'PH', name: 'Philippines', dialingCode: '+63', flag: '' };

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('countries', () => ({ current: country, list: [country] }));
  platform.on('retrieveByEmail', () => null);
  platform.on('retrieveByPhone', () => ({ userName: 'maria' }));
  platform.on('login', () => welcome);
});

afterEach(() => void vi.useRealTimers());

/** The words of a field when it is wrong, as a reader of the screen hears them. */
const said = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

async function openPhone(scene: Scene = {}) {
  const { user } = await openApp({ at: '/m/forget', ...scene });
  const mobile = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
  await screen.findByRole('option', { name: /Philippines/ });
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the message' });
  const password = screen.getByLabelText<HTMLInputElement>('New password');
  const button = screen.getByRole('button', { name: 'Set password' });
  return {
    user,
    mobile,
    code,
    password,
    button,
    fill: async (secret = 'correct-horse') => {
      await user.type(mobile, '9171234567');
      await user.type(code, '123456');
      await user.type(password, secret);
    },
  };
}

async function openEmail(scene: Scene = {}) {
  const { user } = await openApp({ at: '/m/forget', ...scene });
  const choice = await screen.findByRole('radio', { name: 'E-mail' });
  await user.click(choice);
  return {
    user,
    name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }),
    email: screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail of your account' }),
    press: () => user.click(screen.getByRole('button', { name: 'Retrieve password' })),
  };
}

it('offers phone and mail, the phone first, and keeps what was typed into either [FP-01, FP-02, CF-07, RT-05]', async () => {
  const { user, mobile } = await openPhone();
  const phone = screen.getByRole('radio', { name: 'Phone' });
  expect(phone).toHaveProperty('checked', true);
  expect(screen.queryByRole('button', { name: 'Retrieve password' })).toBeNull();
  await user.type(mobile, '917');
  await user.click(screen.getByRole('radio', { name: 'E-mail' }));
  expect(screen.queryByRole('textbox', { name: 'Mobile number' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'maria');
  await user.click(phone);
  expect(mobile.value).toBe('917');
  await user.click(screen.getByRole('radio', { name: 'E-mail' }));
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'maria');
});

it('knows mail alone where the flag is off [FP-01, FP-02]', async () => {
  vi.stubGlobal('FLAGS', { ...FLAGS, CHNGPASSVERIF3: false });
  await openApp({ at: '/m/forget' });
  await screen.findByRole('textbox', { name: 'Username' });
  screen.getByRole('button', { name: 'Retrieve password' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByLabelText('Mobile number')).toBeNull();
});

it('has a number with its country, a code that is sent for it, and a new password [FP-03]', async () => {
  platform.on('verification', () => ({ captcha: false, challenge: { provider: 'none' } }));
  platform.on('smsNoLogin', () => ({ expirationTime: Date.now() + 60_000 }));
  const { user, mobile } = await openPhone();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'PH');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(mobile).toBe(document.activeElement);
  expect(platform.calls('smsNoLogin')).toHaveLength(0);
  await user.type(mobile, '9171234567');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(platform.calls('smsNoLogin')).toHaveLength(1));
  expect(platform.calls('smsNoLogin')[0]?.body).toEqual({
    module: 'CHNGPASSVERIF3',
    mobileNum: '9171234567',
    countryDialingCode: '63',
  });
});

it('cannot be sent while nothing is typed or anything is wrong, and says what when it is tried [FP-10]', async () => {
  const { user, mobile, code, password, button } = await openPhone();
  expect(button).toHaveProperty('ariaDisabled', 'true');
  await user.click(button);
  expect(said(mobile)).toBe('Type your mobile number');
  expect(said(code)).toBe('Type the code from the message');
  expect(said(password)).toBe('8 to 64 characters');
  expect(mobile).toBe(document.activeElement);
  await user.type(mobile, '9171234567');
  await user.type(code, '123456');
  await user.type(password, 'correct');
  expect(button).toHaveProperty('ariaDisabled', 'true');
  await user.type(password, '{Enter}');
  expect(password).toBe(document.activeElement);
  expect(platform.calls('retrieveByPhone')).toHaveLength(0);
  await user.type(password, '-horse');
  expect(button).toHaveProperty('ariaDisabled', null);
});

it('names the fewest digits of a number [FP-11]', async () => {
  const { user, mobile, button } = await openPhone();
  await user.type(mobile, '917');
  await user.click(button);
  expect(said(mobile)).toBe('A mobile number has at least 7 digits');
});

it('says how hard the new password is to guess', async () => {
  const { user, password } = await openPhone();
  await user.type(password, 'password1');
  const meter = screen.getByRole('meter', { name: 'Strength' });
  expect(meter).toHaveProperty('ariaValueText', 'Easy to guess');
});

it('sends number, code and password, and logs in with it by itself [FP-12, FP-13]', async () => {
  const { user, button, fill } = await openPhone({ at: '/m/forget?redirect=%2Fm%2Fset' });
  await fill();
  await user.click(button);
  await waitFor(() => expect(here()).toBe('/m/set'));
  expect(platform.calls('retrieveByPhone')[0]?.payload).toEqual({
    newPassword: 'correct-horse',
    mobileNum: '9171234567',
    countryDialingCode: '63',
    verificationCode: '123456',
  });
  expect(platform.calls('login')[0]?.payload).toEqual({
    type: 'username',
    username: 'maria',
    password: 'correct-horse',
  });
  expect(currentSession()?.userName).toBe('maria');
});

it('says that it is done where only the log-in failed, and fills in the name there [ER-09]', async () => {
  platform.on('login', offline);
  const { user, button, fill } = await openPhone();
  await fill();
  await user.click(button);
  await waitFor(() => expect(here()).toBe('/m/login'));
  expect(toasts()).toContain('Password reset successful. Please log in again.');
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveProperty('value', 'maria'));
});

it('clears the password alone when it is the old one [FP-14]', async () => {
  platform.on('retrieveByPhone', () => new Refusal('modify.new.old.same'));
  const { user, mobile, code, password, button, fill } = await openPhone();
  await fill();
  await user.click(button);
  await waitFor(() => expect(password.value).toBe(''));
  expect([mobile.value, code.value]).toEqual(['9171234567', '123456']);
  expect(said(password)).toBe('The new password is the old one. Choose another one.');
  expect(password).toBe(document.activeElement);
  expect(button).toHaveProperty('ariaDisabled', 'true');
});

it.each([
  ['sms.wrong', () => new Refusal('sms.wrong'), 'Verification code error'],
  ['sms.expired', () => new Refusal('sms.expired'), 'This code has run out'],
])(
  'clears the code alone, and says why on it, when it is refused as %s [FP-15]',
  async (_, answer, words) => {
    platform.on('retrieveByPhone', answer);
    const { user, mobile, code, password, button, fill } = await openPhone();
    await fill();
    await user.click(button);
    await waitFor(() => expect(code.value).toBe(''));
    expect([mobile.value, password.value]).toEqual(['9171234567', 'correct-horse']);
    expect(said(code)).toContain(words);
    expect(code).toBe(document.activeElement);
  },
);

it.each([
  ['nobody answers', offline, 'No connection. Check it and try again.'],
  [
    'there were too many tries',
    () => new Refusal('rate.limited', { params: { seconds: 40 } }),
    'Too many tries. Please wait 40 seconds.',
  ],
  [
    'the platform broke',
    () => new Refusal('unknown'),
    'Unknown error. Please try again in a moment.',
  ],
])('clears the code alone and says over the form that %s [FP-15]', async (_, answer, words) => {
  platform.on('retrieveByPhone', answer);
  const { user, mobile, code, password, button, fill } = await openPhone();
  await fill();
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect([mobile.value, code.value, password.value]).toEqual(['9171234567', '', 'correct-horse']);
  expect(toasts()).toBe('');
});

it('says that the password may be set already where a try that nobody answered has used the code', async () => {
  const answers = [offline, () => new Refusal('sms.wrong'), () => new Refusal('sms.wrong')];
  platform.on('retrieveByPhone', () => answers.shift()?.() ?? offline());
  const { user, code, button, fill } = await openPhone();
  await fill();
  await user.click(button);
  await screen.findByText('No connection. Check it and try again.');
  await user.type(code, '123456');
  await user.click(button);
  expect((await screen.findByText(/may be set already/)).textContent).toContain('log in with it');
  expect(said(code)).toBe('');
  expect(code).toBe(document.activeElement);
});

it('says on the password that it is too weak', async () => {
  platform.on('retrieveByPhone', () => new Refusal('password.weak'));
  const { user, password, button, fill } = await openPhone();
  await fill();
  await user.click(button);
  await waitFor(() => expect(said(password)).toContain('easy to guess'));
  expect(password).toBe(document.activeElement);
});

it('says please wait for fifteen seconds at the most, and asks once however often it is pressed [FP-16]', async () => {
  platform.on('retrieveByPhone', silence);
  const { button, fill, password } = await openPhone();
  await fill();
  vi.useFakeTimers();
  fireEvent.click(button);
  fireEvent.click(button);
  if (password.form) fireEvent.submit(password.form);
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(toasts()).toBe('Please wait');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(toasts()).toBe('');
  vi.useRealTimers();
  await waitFor(() => expect(platform.calls('retrieveByPhone')).toHaveLength(1));
});

it('asks for a name and a mail that can be ones, each with a button that clears it [FP-04, FP-05, FP-06, ER-08]', async () => {
  const { user, name, email, press } = await openEmail();
  await user.type(name, 'ma');
  await user.type(email, 'maria@mail');
  await press();
  expect(said(name)).toBe('4 to 20 letters, digits or underscores');
  expect(said(email)).toBe('That is no e-mail address. Check it for a typing mistake.');
  expect(name).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Clear username' }));
  await user.click(screen.getByRole('button', { name: 'Clear e-mail' }));
  expect([name.value, email.value]).toEqual(['', '']);
  await user.type(name, 'maria');
  await press();
  expect(email).toBe(document.activeElement);
  expect(said(email)).toBe('Type the e-mail of your account');
  expect(platform.calls('retrieveByEmail')).toHaveLength(0);
});

it('cuts off what nobody meant to type [FP-07, FP-08]', async () => {
  const { user, name, email, press } = await openEmail();
  await user.type(name, ' maria\u200E ');
  await user.click(email);
  await user.paste('\u202A maria@mail.test\u202C ');
  await press();
  await waitFor(() => expect(platform.calls('retrieveByEmail')).toHaveLength(1));
  expect(platform.calls('retrieveByEmail')[0]?.body).toEqual({
    username: 'maria',
    email: 'maria@mail.test',
  });
});

it('says that mail is on its way, whoever it was, and goes back (part of FP-09)', async () => {
  const { user } = await openApp({ at: '/m/login' });
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('radio', { name: 'E-mail' }));
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'maria');
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'maria@mail.test');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toBe('If the account is yours, mail is on its way.'));
  await waitFor(() => expect(here()).toBe('/m/login'));
});

it('goes to the log-in where there is no page to go back to, and keeps where to go on', async () => {
  const { user, name, email, press } = await openEmail({ at: '/m/forget?redirect=%2Fm%2Fset' });
  await user.type(name, 'maria');
  await user.type(email, 'maria@mail.test');
  await press();
  await waitFor(() => expect(here()).toBe('/m/login?redirect=%2Fm%2Fset'));
});

it('says when nobody answers, and keeps what was typed for another try', async () => {
  platform.on('retrieveByEmail', offline);
  const { user, name, email, press } = await openEmail();
  await user.type(name, 'maria');
  await user.type(email, 'maria@mail.test');
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
  expect([name.value, email.value]).toEqual(['maria', 'maria@mail.test']);
  platform.on('retrieveByEmail', () => null);
  await press();
  await waitFor(() => expect(toasts()).toContain('mail is on its way'));
});

it('leads here from the log-in, and takes along where to go on to [LG-04, LY-06]', async () => {
  const { user } = await openApp({ at: '/m/login?redirect=%2Fm%2Fset' });
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(here()).toBe('/m/forget?redirect=%2Fm%2Fset'));
  expect(document.title).toBe('Forgot password · Aurora');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('asks for no password on an address that is not secure', async () => {
  vi.stubGlobal('isSecureContext', false);
  await openApp({ at: '/m/forget' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/not on a secure address/);
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('sends home who comes here logged in', async () => {
  await openApp({ at: '/m/forget', session: member });
  await waitFor(() => expect(here()).toBe('/m/home'));
});
