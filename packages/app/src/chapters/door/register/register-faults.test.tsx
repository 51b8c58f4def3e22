import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offline, Refusal, type Platform } from '../../../testing/platform.ts';
import { openRegister, settingsFor, startDoor, type Asked } from '../../../testing/registration.ts';
import { setLanguage } from '#kernel/i18n/i18n.ts';
import { merchant } from '../../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startDoor();
});

const ask = (asked: Asked, more: Parameters<typeof settingsFor>[1] = {}) =>
  platform.on('registerSettings', () => settingsFor(asked, more));

const sent = () => platform.calls('register').map(({ payload }) => payload);
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const wrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid');

it('says nothing of a field before somebody has left it, and then what is right [RE-21, VA-07]', async () => {
  const { user, type, field } = await openRegister();
  await user.type(field('Username'), 'no');
  expect(alerts()).toEqual([]);
  await user.tab();
  expect(alerts()).toEqual(['4 to 20 letters, digits or underscores']);
  expect(wrong('Username')).toBe('true');
  await user.type(field('Username'), 'va');
  expect(alerts()).toEqual([]);
  await type('Password', 'short');
  await user.tab();
  expect(alerts()).toEqual(['8 to 64 characters']);
});

it('lets a field that may stay empty stay empty, and looks at it otherwise [RE-21, VA-07]', async () => {
  ask({ email: 'optional' });
  const { begin, press, type, user } = await openRegister();
  await begin();
  await user.click(screen.getByText('More, if you like'));
  await type('E-mail', 'no address');
  await press('Create account');
  expect(sent()).toEqual([]);
  expect(alerts()).toEqual(['That is no e-mail address. Check it for a typing mistake.']);
  await user.clear(screen.getByLabelText('E-mail'));
  await press('Create account');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('email');
});

it.each(['abc', 'ab cd', 'maria!', 'ñandú', 'مريم', 'x'.repeat(21), 'x'.repeat(10_000)])(
  'does not try the name %j',
  async (odd) => {
    const { begin, press, field } = await openRegister();
    await begin();
    fireEvent.change(field('Username'), { target: { value: odd } });
    await press('Create account');
    expect(field('Username')).toBe(document.activeElement);
    expect(field('Username').value).toBe(odd);
    expect(sent()).toEqual([]);
  },
);

it('takes a password to the letter, and cuts off elsewhere what nobody meant to type', async () => {
  ask({ nickname: 'required' });
  const { type, press } = await openRegister();
  await type('Username', ' nova\u200B\u202E ');
  await type('Password', ' kettle blue 9 ');
  await type('Password again', ' kettle blue 9 ');
  await type('Nickname', '\u200Fنوفا\u2069 ');
  await press('Create account');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    username: 'nova',
    password: ' kettle blue 9 ',
    nickname: 'نوفا',
  });
});

it('never cuts a password that is too long, but says so', async () => {
  const { field, press } = await openRegister();
  fireEvent.change(field('Password'), { target: { value: 'x1'.repeat(5_000) } });
  expect(field('Password').value).toHaveLength(10_000);
  await press('Create account');
  expect(alerts()).toContain('8 to 64 characters');
});

it('goes by the rules and the words of the platform where it has some [VA-09]', async () => {
  const own = { enabled: true, required: true, order: 0, message: 'Three digits, please.' };
  ask({}, { fields: { username: { ...own, pattern: String.raw`^\d+$`, min: 3, max: 3 } } });
  const { begin, press, type } = await openRegister();
  await begin('nova');
  await press('Create account');
  expect(alerts()).toEqual(['Three digits, please.']);
  await type('Username', '123');
  await press('Create account');
  await waitFor(() => expect(sent()[0]).toMatchObject({ username: '123' }));
});

it('says what is wrong anew once a choice of language has rested for 200 ms, and keeps what was typed [ST-33]', async () => {
  const own = {
    enabled: true,
    required: true,
    order: 0,
    pattern: String.raw`^\d+$`,
    min: 3,
    max: 3,
  };
  const words: Readonly<Record<string, string>> = { EN: 'Three digits.', TY: 'Tatlong numero.' };
  platform.on('registerSettings', ({ headers }) =>
    settingsFor(
      {},
      { fields: { username: { ...own, message: words[headers['Language'] ?? ''] ?? '' } } },
    ),
  );
  const { begin, press, texts } = await openRegister();
  await begin('nova');
  await press('Create account');
  expect(alerts()).toEqual(['Three digits.']);
  const asked = () => platform.calls('registerSettings').length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useFakeTimers();
  await act(() => setLanguage(texts, merchant, 'TY'));
  await pass(100);
  await act(() => setLanguage(texts, merchant, 'EN'));
  await pass(100);
  await act(() => setLanguage(texts, merchant, 'TY'));
  await pass(199);
  expect([asked(), alerts()]).toEqual([1, ['Three digits.']]);
  await pass(1);
  expect(asked()).toBe(2);
  await pass(10);
  expect(alerts()).toEqual(['Tatlong numero.']);
  expect(screen.getByDisplayValue('nova')).toBeDefined();
});

it('goes on where a rule cannot be read here', async () => {
  const own = { enabled: true, required: true, order: 0, message: '', min: 1, max: 20 };
  ask({}, { fields: { username: { ...own, pattern: '(' } } });
  const { begin, press } = await openRegister();
  await begin();
  await press('Create account');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('holds the second password against the first, also when that one changes [RE-22, RE-23]', async () => {
  const { type, user, press } = await openRegister();
  const text = 'Confirmation password not matched. Type it again.';
  await type('Username', 'nova');
  await type('Password', 'kettle blue 9');
  await type('Password again', 'kettle blue 8');
  expect(alerts()).toEqual([]);
  await user.tab();
  expect(alerts()).toEqual([text]);
  await type('Password', 'kettle blue 8');
  expect(alerts()).toEqual([]);
  await type('Password', 'kettle blue 7');
  expect(alerts()).toEqual([text]);
  // However short it is: that it is another one is all there is to say.
  await type('Password again', 'x');
  await user.tab();
  expect(alerts()).toEqual([text]);
  await press('Create account');
  expect(screen.getByLabelText('Password again')).toBe(document.activeElement);
  expect(sent()).toEqual([]);
});

it('brings the first field that is wrong into view, and takes the focus there [RE-24]', async () => {
  ask({ nickname: 'required', birthday: 'required' });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { press, field, type } = await openRegister();
  await press('Create account');
  expect(field('Username')).toBe(document.activeElement);
  expect(scroll.mock.contexts.at(-1)).toBe(field('Username'));
  expect(alerts()).toEqual([
    'Username is needed',
    'Password is needed',
    'Type the password again',
    'Birthday is needed',
    'Nickname is needed',
  ]);
  await type('Username', 'nova');
  await type('Password', 'kettle blue 9');
  await type('Password again', 'kettle blue 9');
  await press('Create account');
  expect(screen.getByRole('combobox', { name: 'Birthday' })).toBe(document.activeElement);
});

it('refuses the day of birth of whoever is too young, as soon as it is chosen [RE-18]', async () => {
  ask({ birthday: 'required' });
  const { choose, press, begin } = await openRegister();
  await begin();
  const year = new Date().getFullYear() - 10;
  await choose('15', 'July', String(year));
  expect(alerts()).toEqual(['Only people of 21 and over may have an account.']);
  await press('Create account');
  expect(sent()).toEqual([]);
});

it('takes whoever comes of age today [RE-18]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 6, 15, 12) });
  ask({ birthday: 'required' });
  const { choose, press, begin } = await openRegister();
  await begin();
  await choose('15', 'July', '2005');
  expect(alerts()).toEqual([]);
  await press('Create account');
  await waitFor(() => expect(sent()).toMatchObject([{ birthday: '2005-07-15' }]));
});

it('says that a name is taken while it is typed, and sends nothing until another one is there [RE-33]', async () => {
  platform.on('memberExists', ({ query }) => ({ exists: query['username'] === 'nova' }));
  const { begin, press, type } = await openRegister();
  await begin();
  await waitFor(() =>
    expect(alerts()).toEqual(['Sorry, the username already exists. Try another one.']),
  );
  await press('Create account');
  expect(sent()).toEqual([]);
  await type('Username', 'nova2');
  await screen.findByText('This name is free.');
  await press('Create account');
  await waitFor(() => expect(sent()).toHaveLength(1));
  // Not one for each letter.
  const asked = platform.calls('memberExists').map(({ query }) => query['username']);
  expect(new Set(asked)).toEqual(new Set(['nova', 'nova2']));
});

it('asks about no name that is none', async () => {
  const { type, user } = await openRegister();
  await type('Username', 'n!');
  await user.tab();
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(platform.calls('memberExists')).toEqual([]);
});

it('does the work that a further name costs [RE-33]', async () => {
  platform.on('memberExists', ({ headers }) =>
    headers['Work'] ? { exists: true } : new Refusal('verification.required'),
  );
  platform.on('verification', ({ query }) => ({
    captcha: false,
    challenge:
      query['scene'] === 'work'
        ? { provider: 'local', salt: 'salt', difficulty: 4 }
        : { provider: 'none' },
  }));
  const { type } = await openRegister();
  await type('Username', 'nova');
  await screen.findByText('Sorry, the username already exists. Try another one.');
  expect(platform.calls('memberExists').at(-1)?.headers['Work']).toMatch(/^salt\.\d+$/);
});

it.each([
  ['nobody answers', offline],
  ['there were too many', () => new Refusal('rate.limited', { params: { seconds: 9 } })],
])('is held up by no look at a name where %s', async (_, answer) => {
  platform.on('memberExists', answer);
  const { begin, press } = await openRegister();
  await begin();
  await waitFor(() => expect(platform.calls('memberExists')).toHaveLength(1));
  expect(alerts()).toEqual([]);
  await press('Create account');
  await waitFor(() => expect(sent()).toHaveLength(1));
});
