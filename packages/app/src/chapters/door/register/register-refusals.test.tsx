import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ErrorCode, Reply } from '@livery/contract/client';
import { aWhile, offline, Refusal, type Platform } from '../../../testing/platform.ts';
import {
  longForm,
  openRegister,
  settingsFor,
  startDoor,
  type Asked,
} from '../../../testing/registration.ts';
import { here } from '../../../testing/render.tsx';
import type { Draft } from './draft.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startDoor();
});

const ask = (asked: Asked) => platform.on('registerSettings', () => settingsFor(asked));
const sent = () => platform.calls('register').map(({ payload }) => payload);
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const refusals: readonly (readonly [ErrorCode, string, string])[] = [
  ['username.taken', 'Username', 'Sorry, the username already exists. Try another one.'],
  ['password.weak', 'Password', 'This password is easy to guess. Choose a longer one.'],
  ['confirm.mismatch', 'Password again', 'Confirmation password not matched. Type it again.'],
  [
    'mobile.taken',
    'Mobile number',
    'This mobile number belongs to another account. Use another one, or log in there.',
  ],
  ['sms.wrong', 'Code from the message', 'Verification code error. Check it and type it again.'],
  ['sms.expired', 'Code from the message', 'This code has run out. Ask for a new one.'],
  [
    'email.taken',
    'E-mail',
    'This e-mail address belongs to another account. Use another one, or log in there.',
  ],
  ['age.under', 'Birthday', 'Only people of 21 and over may have an account.'],
  [
    'captcha.wrong',
    'Digits in the picture',
    'Those are not the digits in the picture. Here is another one.',
  ],
];

it.each(refusals)(
  'leads back to the field that %s is about, and keeps what was typed [RE-24, RE-33, SM-07, VA-07]',
  async (code, label, text) => {
    ask(longForm);
    platform.on('register', () => new Refusal(code, { params: { age: 21 } }));
    const { begin, choose, press, type } = await openRegister();
    await begin();
    await press('Next');
    await type('Mobile number', '9171234567');
    await type('Code from the message', '123456');
    await choose('15', 'July', '1996');
    await type('E-mail', 'nova@example.org');
    await type('Digits in the picture', '1234');
    await press('Create account');
    expect(await screen.findByText(text)).toBeDefined();
    const control = screen.getByLabelText(label, { selector: 'input, [role="combobox"]' });
    await waitFor(() => expect(control).toBe(document.activeElement));
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toHaveLength(1);
    // A picture works once, whatever came of it.
    await waitFor(() => expect(platform.calls('captcha')).toHaveLength(2));
    if (screen.queryByRole('button', { name: 'Previous step' })) await press('Previous step');
    expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'nova');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'kettle blue 9');
    const { values } = JSON.parse(sessionStorage.getItem('REGISTER_DRAFT') ?? '') as Draft;
    expect(values).toMatchObject({
      mobileNum: '9171234567',
      birthday: '1996-07-15',
      email: 'nova@example.org',
    });
  },
);

it('says of each field what the platform says of it, and goes to the first', async () => {
  ask({ nickname: 'required' });
  platform.on(
    'register',
    () =>
      new Refusal('request.invalid', {
        errors: [
          { field: 'nickname', code: 'pattern' },
          { field: 'password', code: 'minLength' },
          { field: 'nobody', code: 'enum' },
        ],
      }),
  );
  const { begin, type, press, field } = await openRegister();
  await begin();
  await type('Nickname', 'Nova');
  await press('Create account');
  await waitFor(() => expect(field('Password')).toBe(document.activeElement));
  expect(alerts()).toEqual(['8 to 64 characters', '2 to 20 characters']);
  await type('Password', 'kettle blue 10');
  expect(alerts()).toContain('2 to 20 characters');
});

it.each([
  ['nobody answers', offline, /No connection/],
  ['the platform fails', () => new Refusal('unknown', { status: 500 }), /Unknown error/],
  ['it is too busy', () => new Refusal('system.busy'), /Very busy/],
])('says so when %s, keeps everything, and sends once more on a press', async (_, answer, text) => {
  platform.on('register', answer);
  const { begin, press, field } = await openRegister();
  await begin();
  await press('Create account');
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(sent()).toHaveLength(1);
  expect(field('Password').value).toBe('kettle blue 9');
  platform.on('register', () => ({ userName: 'nova', userId: '7' }));
  await press('Create account');
  await waitFor(() => expect(here()).toBe('/m/login'));
});

it('says why it failed where a picture was asked for, and not that its digits are gone', async () => {
  ask({ captcha: 'required' });
  platform.on('captcha', () => btoa('picture'));
  platform.on('register', () => new Refusal('system.busy'));
  const { begin, type, press, field } = await openRegister();
  await begin();
  await type('Digits in the picture', '1234');
  await press('Create account');
  await screen.findByText(/Very busy/);
  expect(field('Digits in the picture').value).toBe('');
  expect(screen.queryByText('Type the digits you see')).toBeNull();
  await press('Create account');
  expect(alerts()).toEqual(['Type the digits you see']);
});

it('takes a name that is suddenly taken for theirs whose last answer was lost', async () => {
  platform.on('register', offline);
  const { begin, press } = await openRegister();
  await begin();
  await press('Create account');
  await screen.findByText(/No connection/);
  platform.on('register', () => new Refusal('username.taken'));
  await press('Create account');
  expect(await screen.findByText(/the account you made just now. Try to log in/)).toBeDefined();
});

it('sends once however often it is pressed', async () => {
  const slow = Promise.withResolvers<Reply<'register'>>();
  platform.on('register', () => slow.promise);
  const { begin, press, field, user } = await openRegister();
  await begin();
  const button = screen.getByRole('button', { name: 'Create account' });
  act(() => {
    button.click();
    button.click();
  });
  await press('Create account');
  await user.type(field('Password again'), '{Enter}{Enter}');
  const { form } = field('Password');
  if (form) fireEvent.submit(form);
  await act(aWhile);
  slow.resolve({ userName: 'nova', userId: '7' });
  await waitFor(() => expect(here()).toBe('/m/login'));
  expect(sent()).toHaveLength(1);
});
