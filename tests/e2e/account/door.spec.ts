import type { Page } from '@playwright/test';
import arabic from '../../../packages/app/src/texts/AR/door.json' with { type: 'json' };
import { readCaptcha } from '../support/captcha.ts';
import { forgetCounts, mobileOf, settingOf, writeSetting } from '../support/database.ts';
import { reach, typeInto } from '../support/keyboard.ts';
import { speak } from '../support/looks.ts';
import { nextMessage } from '../support/messages.ts';
import { expect, siteOf, test } from '../support/test.ts';

const secret = 'kettle blue 9';

/** A name that nobody has, also not in another run against the same database. */
const newName = (): string => `vega_${Date.now().toString(36)}`;

const field = (page: Page, label: string) =>
  page.locator('input').and(page.getByLabel(label, { exact: true }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes to a button by the Tab key and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await reach(button(page, name));
  await page.keyboard.press('Enter');
}

async function typeBirthday(page: Page): Promise<void> {
  await reach(page.getByRole('combobox', { name: 'Birthday' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Birthday' });
  const years = sheet.getByRole('listbox').last();
  await reach(years.getByRole('option', { selected: true }));
  await page.keyboard.press('ArrowUp');
  await press(page, 'Take this day');
  await expect(sheet).toBeHidden();
}

/** Types a number of the Philippines, and the code that comes to it. */
async function typeNumber(page: Page, number: string): Promise<void> {
  const dial = page.getByRole('combobox', { name: 'Country', exact: true });
  await expect(dial).toContainText('+');
  await reach(dial);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Country' });
  await expect(sheet.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('philip');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(dial).toBeFocused();
  await typeInto(field(page, 'Mobile number'), number);
  const message = nextMessage(`+63${number}`);
  await press(page, 'Send code');
  const code = await message(/your code is (\d+)/);
  await typeInto(field(page, 'Code from the message'), code);
}

test('mango: an account is opened by the keyboard alone', async ({ page, faults }) => {
  await page.goto(`${siteOf('mango')}/m/register`);
  await typeInto(field(page, 'Username'), newName());
  await typeInto(field(page, 'Password'), secret);
  await typeInto(field(page, 'Password again'), secret);
  await typeBirthday(page);
  await reach(page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, 'Create account');
  await expect(page).toHaveURL(`${siteOf('mango')}/m/home`);
  expect(faults).toEqual([]);
});

test('pulse: a number becomes an account by the keyboard alone', async ({ page, faults }) => {
  await page.goto(`${siteOf('pulse')}/m/register`);
  await reach(page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await typeNumber(page, `918${String(Date.now()).slice(-7)}`);
  await typeInto(field(page, 'Password'), secret);
  await typeInto(field(page, 'Password again'), secret);
  await press(page, 'Next');
  await typeBirthday(page);
  await typeInto(field(page, 'E-mail'), `${newName()}@example.org`);
  await press(page, 'Next');
  await typeInto(page.getByLabel('Digits in the picture'), await readCaptcha(page, 'pulse'));
  await reach(page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, 'Create account');
  await expect(page).toHaveURL(`${siteOf('pulse')}/m/login`);
  expect(faults).toEqual([]);
});

test('aurora: a code lets in by the keyboard alone', async ({ page, faults }) => {
  const mobile = await mobileOf('aurora', 'hiraya_sub');
  await page.goto(`${siteOf('aurora')}/m/login`);
  await reach(page.getByRole('tab', { name: 'By password' }));
  await page.keyboard.press('ArrowRight');
  await typeNumber(page, mobile.replace(/^63/, ''));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteOf('aurora')}/m/home`);
  expect(faults).toEqual([]);
});

test('aurora: a forgotten password is set by phone, by the keyboard alone', async ({
  page,
  faults,
}) => {
  const mobile = await mobileOf('aurora', 'amihan_team');
  await page.goto(`${siteOf('aurora')}/m/forget`);
  await typeNumber(page, mobile.replace(/^63/, ''));
  await typeInto(field(page, 'New password'), secret);
  await press(page, 'Set password');
  await expect(page).toHaveURL(`${siteOf('aurora')}/m/home`);
  expect(faults).toEqual([]);
});

test('mango: a forgotten password, the log-in with the one that came by mail and a password of one’s own, by the keyboard alone', async ({
  page,
  faults,
}) => {
  const site = siteOf('mango');
  const mail = 'hiraya_sub@example.com';
  const message = nextMessage(mail);
  await page.goto(`${site}/m/forget`);
  await typeInto(field(page, 'Username'), 'hiraya_sub');
  await typeInto(field(page, 'E-mail of your account'), mail);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/m/login`);
  const once = await message(/for 30 minutes: ([\w-]+)/);
  await typeInto(field(page, 'Username'), 'hiraya_sub');
  await typeInto(field(page, 'Password'), once);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await typeInto(field(page, 'New password'), secret);
  await typeInto(field(page, 'New password again'), secret);
  await press(page, 'Save password');
  await expect(page).toHaveURL(`${site}/m/home`);
  expect(faults).toEqual([]);
});

test('aurora: what went wrong at the log-in is read out, and so it is in Arabic [LG-08]', async ({
  page,
}) => {
  await forgetCounts('aurora');
  const heard = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await page.goto(`${siteOf('aurora')}/m/login`);
  await reach(button(page, 'Log in'));
  await page.keyboard.press('Enter');
  await expect(heard('Username is needed')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/^Username is needed/);

  await page.keyboard.type('marisol88');
  await typeInto(field(page, 'Password'), 'not-my-password');
  await page.keyboard.press('Enter');
  await expect(heard('That username and password do not match.')).toBeVisible();
  const right = await readCaptcha(page, 'aurora');
  await typeInto(page.getByLabel('Digits in the picture'), right === '0000' ? '1111' : '0000');
  await page.keyboard.press('Enter');
  await expect(heard('Those are not the digits in the picture.')).toBeInViewport();
  await expect(page.getByLabel('Digits in the picture')).toBeFocused();

  await speak(page, 'AR', /^ar/, 'rtl');
  await expect(heard(arabic['error.captcha.wrong'])).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(heard(arabic['captcha.rule'])).toBeVisible();
  await forgetCounts('aurora');
});

test('noir: two tabs want one name at once; one has it, the other is told and loses nothing', async ({
  context,
}) => {
  const site = siteOf('noir');
  const usual = await settingOf('noir', 'registration');
  // Two pictures in one browser would take each other's cookie.
  await writeSetting('noir', 'registration', { captcha: false, affiliate: 'off', fields: {} });
  const name = newName();
  const tabs = [await context.newPage(), await context.newPage()];
  try {
    for (const tab of tabs) {
      await tab.goto(`${site}/m/register`);
      await field(tab, 'Password').fill(secret);
      await field(tab, 'Password again').fill(secret);
      await tab.locator('input[autocomplete="bday"]').fill('1990-04-17', { force: true });
      await tab.getByRole('checkbox').check();
      await field(tab, 'Username').fill(name);
    }
    await Promise.all(tabs.map((tab) => button(tab, 'Create account').click()));
    const isIn = (tab: Page) => tab.url() === `${site}/m/login`;
    await expect.poll(() => tabs.filter(isIn).length).toBe(1);
    const other = tabs.find((tab) => !isIn(tab));
    if (!other) throw new Error('both tabs were told that they have it');
    await expect(other.getByRole('alert').filter({ hasText: 'Sorry, the username' })).toBeVisible();
    await expect(field(other, 'Username')).toHaveValue(name);
    await expect(field(other, 'Password')).toHaveValue(secret);
    await expect(other.getByRole('combobox', { name: 'Birthday' })).toHaveText(/April 17, 1990/);
  } finally {
    await writeSetting('noir', 'registration', usual);
  }
});
