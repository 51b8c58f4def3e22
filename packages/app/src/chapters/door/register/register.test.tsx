import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { offline, type Platform } from '../../../testing/platform.ts';
import { openRegister, settingsFor, startDoor, type Asked } from '../../../testing/registration.ts';
import { here, openApp } from '../../../testing/render.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startDoor();
});

const ask = (asked: Asked, more: Parameters<typeof settingsFor>[1] = {}) =>
  platform.on('registerSettings', () => settingsFor(asked, more));

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const sent = () => platform.calls('register').map(({ payload }) => payload);

it('opens with what the site asks for and what it has to say [RE-01, RE-02, LY-08]', async () => {
  platform.on('announcements', () => ({
    promotion: [],
    banners: [
      { id: '1', groupName: 'm_reg', title: 'In two minutes', text: 'And why.', url: '', link: '' },
    ],
    player: [],
    popup: [],
    hot: [],
    footer: { unreadCount: 0 },
  }));
  await openRegister();
  expect(document.title).toBe('Register · Aurora');
  expect(platform.calls('registerSettings')).toHaveLength(1);
  const notice = await screen.findByRole('region', { name: 'Good to know' });
  expect(notice.textContent).toBe('In two minutesAnd why.');
  expect(platform.calls('announcements')[0]?.query).toMatchObject({
    types: 'B',
    groupName: 'm_reg',
    platform: 'M',
  });
});

it('opens without what the site has to say where that does not come', async () => {
  await openRegister();
  expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
});

it('says when it cannot tell what to ask for, and tries again on a press', async () => {
  platform.on('registerSettings', offline);
  const { user } = await openApp({ at: '/m/register' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  platform.on('registerSettings', () => settingsFor());
  await user.click(again);
  expect(await screen.findByLabelText('Username')).toBeDefined();
});

it('loads a picture of digits where the site wants one, and none where not [RE-04]', async () => {
  const { press } = await openRegister();
  expect(platform.calls('captcha')).toHaveLength(0);
  await press('Create account');
  expect(screen.queryByLabelText('Digits in the picture')).toBeNull();
});

it('wants the digits of the picture where the site does [RE-04, RE-11, VA-01]', async () => {
  ask({ captcha: 'required' });
  const { begin, press, type, field } = await openRegister();
  await waitFor(() => expect(platform.calls('captcha')).toHaveLength(1));
  expect(platform.calls('captcha')[0]?.query['scene']).toBe('register');
  await begin();
  await press('Create account');
  screen.getByText('Type the digits you see');
  expect(sent()).toEqual([]);
  await type('Digits in the picture', 'a12b34567');
  expect(field('Digits in the picture').value).toBe('123456');
  await press('Create account');
  await waitFor(() => expect(sent()[0]).toMatchObject({ captcha: '123456' }));
});

it('offers name and number where both are open, and begins with the name [RE-05, RE-06]', async () => {
  ask({}, { methods: { username: true, mobile: true } });
  await openRegister();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Username', 'Mobile number']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Username');
});

it.each([
  ['username', { username: true, mobile: false }, 'Username'],
  ['mobile', { username: false, mobile: true }, 'Mobile number'],
])('has no choice where only %s is open [RE-05, RE-06]', async (_, methods, label) => {
  ask({ mobileNum: 'required' }, { methods });
  const { field } = await openRegister();
  expect(screen.queryByRole('tab')).toBeNull();
  field(label);
  expect(screen.queryByLabelText('Username') === null).toBe(methods.mobile);
});

it('says when neither is open', async () => {
  ask({}, { methods: { username: false, mobile: false } });
  await openApp({ at: '/m/register' });
  await screen.findByText('New accounts cannot be opened right now.');
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

it('keeps the number over a change of tabs, with its country [RE-07]', async () => {
  ask({ mobileNum: 'required' }, { methods: { username: true, mobile: true } });
  const { user, type, field } = await openRegister();
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await user.selectOptions(await screen.findByLabelText('Country'), 'DE');
  await type('Mobile number', '1701234567');
  await user.click(screen.getByRole('tab', { name: 'Username' }));
  expect(field('Mobile number').value).toBe('1701234567');
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  expect(field('Mobile number').value).toBe('1701234567');
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('DE');
});

const optional: Readonly<Record<string, string>> = {
  email: 'E-mail',
  nickname: 'Nickname',
  payeeName: 'Name on your bank account',
  idNumber: 'Number of your ID',
  paymentPassword: 'Payment PIN',
  affiliateCode: 'Invitation code',
  recommenderId: 'Recommended by',
  qqNum: 'QQ',
  facebook: 'Facebook',
  wechat: 'WeChat',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
};

it.each(Object.entries(optional))(
  'asks for %s only where the site does [RE-08, RE-09, RE-10, RE-11]',
  async (name, label) => {
    ask({ [name]: 'optional' });
    await openRegister();
    screen.getByLabelText(label);
    const others = Object.values(optional).filter((other) => other !== label);
    expect(others.filter((other) => screen.queryByLabelText(other))).toEqual([]);
    expect(screen.queryByRole('combobox', { name: 'Birthday' })).toBeNull();
  },
);

const everything: Readonly<Record<string, string>> = {
  email: 'nova@example.org',
  nickname: 'Nova',
  payeeName: 'Nova Reyes',
  idNumber: 'ID 4711',
  paymentPassword: '471193',
  affiliateCode: 'SUNRISE',
  recommenderId: 'marisol88',
  qqNum: '12345678',
  facebook: 'nova.f',
  wechat: 'nova.w',
  line: 'nova.l',
  whatsapp: 'nova.wa',
  zalo: 'nova.z',
};

it('feels like three fields where all twenty are asked for, and sends each [RE-09, RE-10, RE-11, RE-29, RE-30]', async () => {
  const asked = Object.fromEntries(
    Object.keys(optional).map((name) => [name, 'required'] as const),
  );
  ask({
    ...asked,
    zalo: 'optional',
    mobileNum: 'required',
    verificationCode: 'required',
    birthday: 'required',
    captcha: 'required',
  });
  platform.on('affiliateCheck', () => ({ code: 'SUNRISE' }));
  const { begin, choose, press, type, user } = await openRegister();
  const typed = () => within(screen.getByRole('main')).getAllByRole('textbox', { hidden: false });
  expect(typed()).toHaveLength(1);
  await begin();
  await press('Next');
  await type('Mobile number', '9171234567');
  await type('Code from the message', '123456');
  await choose('15', 'July', '1996');
  for (const [name, text] of Object.entries(everything))
    if (name !== 'zalo') await type(optional[name] ?? '', text);
  await press('Next');
  await user.click(screen.getByText('More, if you like'));
  await type('Zalo', 'nova.z');
  await type('Digits in the picture', '1234');
  await press('Create account');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    ...everything,
    username: 'nova',
    password: 'kettle blue 9',
    confirmPassword: 'kettle blue 9',
    countryDialingCode: '63',
    mobileNum: '9171234567',
    verificationCode: '123456',
    birthday: '1996-07-15',
    captcha: '1234',
    registerUrl: 'aurora.test',
    domain: 'aurora.test',
    registerMethod: 'H5',
    type: 0,
    disclaimer: true,
  });
  const [call] = platform.calls('register');
  expect(call?.headers['Encryption']).toMatch(/^jwe;kid=/);
  expect(call?.claims).toMatchObject({ htm: 'PUT', htu: '/wps/member/register' });
});

it('sends nothing that was not asked for, and the other variant for a number [RE-29]', async () => {
  ask({ mobileNum: 'required' }, { methods: { username: false, mobile: true } });
  const { type, press } = await openRegister();
  await type('Mobile number', '9171234567');
  await type('Password', 'kettle blue 9');
  await type('Password again', 'kettle blue 9');
  await press('Create account');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    variant: 'mobile',
    mobileNum: '9171234567',
    countryDialingCode: '63',
    password: 'kettle blue 9',
    confirmPassword: 'kettle blue 9',
    registerUrl: 'aurora.test',
    domain: 'aurora.test',
    registerMethod: 'H5',
    type: 0,
    disclaimer: true,
  });
});

it('asks in the order of the site, and holds a code to its number', async () => {
  const settings = settingsFor({
    email: 'required',
    nickname: 'required',
    mobileNum: 'required',
    verificationCode: 'required',
  });
  const place = (name: string, order: number) => {
    const rule = settings.fields[name];
    return rule ? { [name]: { ...rule, order } } : {};
  };
  platform.on('registerSettings', () => ({
    ...settings,
    fields: { ...settings.fields, ...place('nickname', -3), ...place('verificationCode', -9) },
  }));
  const { begin, press } = await openRegister();
  await begin();
  await press('Next');
  const names = () =>
    screen
      .getAllByRole('textbox')
      .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
  // The step before is on its way out.
  await waitFor(() =>
    expect(names()).toEqual(['Nickname', 'Mobile number', 'Code from the message', 'E-mail']),
  );
});

it('has the terms accepted beforehand, and cannot go on without [RE-13, RE-14, RE-15]', async () => {
  const { begin, press, user } = await openRegister();
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  const button = screen.getByRole('button', { name: 'Create account' });
  expect(box.checked).toBe(true);
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await begin();
  await user.click(box);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await press('Create account');
  expect((await screen.findByRole('alert')).textContent).toBe('Please agree to go on.');
  expect(box).toBe(document.activeElement);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
  await user.click(box);
  expect(screen.queryByText('Please agree to go on.')).toBeNull();
  await user.type(screen.getByLabelText('Password again'), '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('hears a password manager that fills in everything at once', async () => {
  const { field, press } = await openRegister();
  const fill = (label: string, value: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(label), value);
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  };
  act(() => {
    fill('Username', 'nova');
    fill('Password', 'kettle blue 9');
    fill('Password again', 'kettle blue 9');
  });
  await press('Create account');
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({ username: 'nova', password: 'kettle blue 9' }),
  );
});

it('tells password managers and keyboards what each field is', async () => {
  ask({ email: 'required', nickname: 'optional', mobileNum: 'optional', payeeName: 'optional' });
  const { field } = await openRegister();
  const hints = (label: string) => [
    field(label).autocomplete,
    field(label).inputMode,
    field(label).getAttribute('enterkeyhint'),
  ];
  expect(hints('Username')).toEqual(['username', '', 'next']);
  expect(hints('Password')).toEqual(['new-password', '', 'next']);
  expect(hints('Password again')).toEqual(['new-password', '', 'next']);
  expect(hints('E-mail')).toEqual(['email', 'email', 'go']);
  expect(hints('Mobile number')).toEqual(['tel-national', 'tel', 'next']);
  expect(field('Nickname').autocomplete).toBe('nickname');
  expect(field('Name on your bank account').autocomplete).toBe('name');
});

it('goes on by Enter to what is empty, and sends where nothing is', async () => {
  const { user, field } = await openRegister();
  await user.type(field('Username'), 'nova{Enter}');
  expect(field('Password')).toBe(document.activeElement);
  expect(alerts()).toEqual([]);
  await user.keyboard('kettle blue 9{Enter}');
  expect(field('Password again')).toBe(document.activeElement);
  await user.keyboard('kettle blue 9{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('shows and hides what is typed as a password [RE-16]', async () => {
  const { user, field } = await openRegister();
  expect(field('Password').type).toBe('password');
  const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
  if (!first || !second) throw new Error('Two passwords, two eyes');
  await user.click(first);
  expect([field('Password').type, field('Password again').type]).toEqual(['text', 'password']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  await user.click(second);
  expect([field('Password').type, field('Password again').type]).toEqual(['password', 'text']);
});

it('says in words how hard a password is to guess', async () => {
  const { type } = await openRegister();
  expect(screen.queryByRole('meter')).toBeNull();
  await type('Username', 'marisol88');
  await type('Password', 'short');
  const meter = () =>
    screen.getByRole('meter', { name: 'Strength' }).getAttribute('aria-valuetext');
  expect(meter()).toBe('Too short');
  await type('Password', 'MariSol88xyzq');
  expect(meter()).toBe('Easy to guess');
  screen.getByText('A longer one is harder to guess.');
  await type('Password', 'four plain words here');
  expect(meter()).toBe('Strong');
});

it('opens a wheel of days on a press, and closes it on a choice or without one [RE-17, RE-18]', async () => {
  ask({ birthday: 'required' });
  const { user, choose } = await openRegister();
  const open = () => screen.queryByRole('dialog', { name: 'Birthday' });
  expect(open()).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Birthday' }));
  const years = within(screen.getByRole('listbox', { name: 'year' })).getAllByRole('option');
  const thisYear = new Date().getFullYear();
  expect(years.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: thisYear - 1899 }, (_, index) => String(1900 + index)),
  );
  expect(screen.getByRole('option', { name: String(thisYear - 30), selected: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(open()).toBeNull();
  const field = screen.getByRole('combobox', { name: 'Birthday' });
  expect(field.textContent).toBe('');
  await choose('2', 'March', '1990');
  expect(open()).toBeNull();
  expect(field.textContent).toBe('March 2, 1990');
});

it('leads to log-in, and knows where somebody wanted to be [RE-20]', async () => {
  const { user } = await openRegister({ at: '/m/register?redirect=%2Fm%2Fset' });
  await user.click(screen.getByRole('link', { name: 'Login now' }));
  await screen.findByRole('button', { name: 'Log in' });
  expect(here()).toBe('/m/login?redirect=%2Fm%2Fset');
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  await screen.findByLabelText('Password again');
  expect(here()).toBe('/m/register?redirect=%2Fm%2Fset');
});

it('is reached from log-in and from the home of a visitor, and leads back to the shortest address of that [LG-04, RT-04, LY-06]', async () => {
  const { user } = await openApp({ at: '/m/home' });
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  await screen.findByLabelText('Password again');
  expect(here()).toBe('/m/register');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(here()).toBe('/'));
  await screen.findByRole('navigation', { name: 'Main' });
});
