import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../packages/demo/src/index.ts';
import { captchaAnswer } from '../../e2e/support/database.ts';
import type { Emulator } from './emulator.ts';
import { code as merchant } from './platform.ts';
import type { Provider, Visitor } from './provider.ts';
import { chooseCountry } from '../../e2e/support/country.ts';

const secret = 'seven quiet rivers';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string): Locator =>
  page.locator('input').and(page.getByLabel(name, { exact: true }));

export interface Visit {
  readonly page: Page;
  readonly site: string;
}

const comesHome = ({ page, site }: Visit): Promise<void> =>
  expect(page).toHaveURL(`${site}/m/home`);

async function signIn({ page, site }: Visit, name: 'Google' | 'Facebook'): Promise<void> {
  await page.goto(`${site}/m/login`);
  await button(page, `Continue with ${name}`).click();
}

/** Somebody whom nobody here knows: no account is opened for them. */
export async function refuseStranger(
  visit: Visit,
  name: 'Google' | 'Facebook',
  provider: Provider,
): Promise<void> {
  provider.visitor = { sub: `stranger-${name}`, email: 'stranger@example.com' };
  await signIn(visit, name);
  await expect(visit.page.getByRole('alert')).toContainText('No account here belongs');
}

/** The first time the account's password joins the two, once and for all. */
export async function link(
  visit: Visit,
  name: 'Google' | 'Facebook',
  account: string,
): Promise<void> {
  const { page } = visit;
  await signIn(visit, name);
  await expect(page.getByText('There is an account with this e-mail address.')).toBeVisible();
  await field(page, 'Username').fill(account);
  await field(page, 'Password').fill(DEMO_PASSWORD);
  await button(page, 'Log in').click();
  await comesHome(visit);
}

export async function enterBy(visit: Visit, name: 'Google' | 'Facebook'): Promise<void> {
  await signIn(visit, name);
  await comesHome(visit);
}

export const visitorOf = (account: string): Visitor => ({
  sub: `id-of-${account}`,
  email: `${account}@example.com`,
});

export async function askForCode(page: Page, number: string): Promise<void> {
  await chooseCountry(page, 'Philippines');
  await field(page, 'Mobile number').fill(number);
  await button(page, 'Send code').click();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
}

export async function openCodeLogin({ page, site }: Visit): Promise<void> {
  await page.goto(`${site}/m/login`);
  await page.getByRole('tab', { name: 'By SMS code' }).click();
}

/** A code that is not the one of the message stops the log-in without a word. */
export async function enterByCode(
  visit: Visit,
  number: string,
  { codeFor }: Emulator,
): Promise<void> {
  const { page } = visit;
  await openCodeLogin(visit);
  await askForCode(page, number);
  const code = await codeFor(`+63${number}`);
  const typed = field(page, 'Code from the message');
  await typed.fill(code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)));
  await button(page, 'Log in').click();
  await expect(typed).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.type(code);
  await expect(typed).toHaveValue(code);
  await button(page, 'Log in').click();
  await comesHome(visit);
}

async function chooseBirthday(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Birthday' }).click();
  const sheet = page.getByRole('dialog', { name: 'Birthday' });
  for (const column of await sheet.getByRole('listbox').all()) {
    const chosen = column.getByRole('option', { selected: true });
    await expect(chosen).toBeInViewport();
    await chosen.locator('xpath=following-sibling::*[1]').click();
  }
  await expect(sheet).toBeHidden();
}

async function typeCaptcha(page: Page): Promise<void> {
  const picture = button(page, 'A picture of digits. Press for another one.');
  await expect(picture.locator('img')).toBeVisible();
  const cookies = await page.context().cookies();
  const id = cookies.findLast(({ name }) => name === 'wps_cap')?.value ?? '';
  await field(page, 'Digits in the picture').fill(await captchaAnswer(merchant, id));
}

/** The code is typed on the first step, and confirmed when all of them are done. */
export async function registerNumber(
  visit: Visit,
  number: string,
  { codeFor }: Emulator,
): Promise<void> {
  const { page, site } = visit;
  await page.goto(`${site}/m/register`);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await askForCode(page, number);
  await field(page, 'Code from the message').fill(await codeFor(`+63${number}`));
  await field(page, 'Password').fill(secret);
  await field(page, 'Password again').fill(secret);
  await button(page, 'Next').click();
  await chooseBirthday(page);
  await button(page, 'Next').click();
  await typeCaptcha(page);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL(`${site}/m/login`);
}

export async function retrieveBy(
  visit: Visit,
  number: string,
  { codeFor }: Emulator,
): Promise<void> {
  const { page, site } = visit;
  await page.goto(`${site}/m/forget`);
  await askForCode(page, number);
  await field(page, 'Code from the message').fill(await codeFor(`+63${number}`));
  await field(page, 'New password').fill(secret);
  await button(page, 'Set password').click();
  await comesHome(visit);
}
