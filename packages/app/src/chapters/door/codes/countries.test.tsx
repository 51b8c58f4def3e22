import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { offline, type Platform } from '../../../testing/platform.ts';
import { openRegister, settingsFor, startDoor } from '../../../testing/registration.ts';

let platform: Platform;

type Countries = Reply<'countries'>;

const many: Countries = {
  current: { code: 'PH', dialingCode: '+63' },
  list: [
    ['CI', 'Côte d’Ivoire', '225'],
    ['DE', 'Germany', '49'],
    ['JM', 'Jamaica', '1876'],
    ['MT', '', '356'],
    ['PH', 'Philippines', '63'],
    ['ZW', 'Zimbabwe', '263'],
  ].map(([code = '', name = '', dial = '']) => ({ code, name, dialingCode: `+${dial}`, flag: '' })),
};

beforeEach(async () => {
  platform = await startDoor(
    settingsFor({ mobileNum: 'required' }, { methods: { username: false, mobile: true } }),
  );
  platform.on('smsRegister', () => ({ expirationTime: Date.now() + 90_000 }));
  platform.on('countries', () => many);
});

const dial = () => screen.findByRole('combobox', { name: 'Country' });

async function openList() {
  const door = await openRegister();
  await waitFor(async () => expect((await dial()).textContent).toContain('+63'));
  await door.user.click(await dial());
  const sheet = within(await screen.findByRole('dialog', { name: 'Country' }));
  return { ...door, sheet, search: sheet.getByRole('combobox', { name: 'Country or code' }) };
}

it('finds a country by its name or by what is dialled', async () => {
  const { user, sheet, search } = await openList();
  expect(search).toBe(document.activeElement);
  const [first] = sheet.getAllByRole('option');
  expect(first?.textContent).toContain('Philippines');
  await user.keyboard('cote');
  expect(sheet.getByRole('option').textContent).toContain('Côte d’Ivoire');
  sheet.getByText('Countries found: 1');
  await user.clear(search);
  await user.keyboard('+49{Enter}');
  await waitFor(async () => expect((await dial()).textContent).toContain('Germany +49'));
});

it('has a name for a country that the platform has none for', async () => {
  const { user, sheet } = await openList();
  await user.keyboard('malta');
  expect(sheet.getByRole('option').textContent).toContain('+356');
});

it('says that nothing was found, and takes nothing for it', async () => {
  const { user, sheet } = await openList();
  await user.keyboard('narnia{Enter}');
  sheet.getByText(/No country has that name or code/);
  expect(platform.calls('register')).toEqual([]);
});

it('sends the number with the country that was chosen [RE-30]', async () => {
  const { user, type, press } = await openList();
  await user.keyboard('germ{Enter}');
  await type('Mobile number', '1512345678');
  await type('Password', 'kettle blue 9');
  await type('Password again', 'kettle blue 9');
  await press('Create account');
  await waitFor(() => expect(platform.calls('register')).toHaveLength(1));
  expect(platform.calls('register')[0]?.payload).toMatchObject({
    countryDialingCode: '49',
    mobileNum: '1512345678',
  });
});

it('blames the list of countries, and not the number, where the list did not come', async () => {
  platform.on('countries', offline);
  const { user, type, press } = await openRegister();
  await type('Mobile number', '9171234567');
  await type('Password', 'kettle blue 9');
  await type('Password again', 'kettle blue 9');
  await screen.findByText(/The list of countries has not loaded/);
  await press('Create account');
  expect(screen.queryByText('Please enter a valid mobile number')).toBeNull();
  expect(platform.calls('register')).toEqual([]);
  platform.on('countries', () => many);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await dial()).textContent).toContain('+63'));
  expect(screen.queryByText(/The list of countries/)).toBeNull();
  // Typed before anybody knew its country.
  await press('Create account');
  await waitFor(() => expect(platform.calls('register')).toHaveLength(1));
  expect(platform.calls('register')[0]?.payload).toMatchObject({
    countryDialingCode: '63',
    mobileNum: '9171234567',
  });
});
