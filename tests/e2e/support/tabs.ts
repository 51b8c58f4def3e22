import { expect, type BrowserContext, type Page } from '@playwright/test';
import { password, siteOf, submitLogin } from './test.ts';

/** The balance, which no visitor has. */
export const balanceOf = (page: Page) =>
  page.getByRole('button', { name: /(?:Hide|Show) balance$/ });

/** The page is alive and shows a member’s header, or a visitor’s. */
export async function expectStanding(page: Page, who: 'member' | 'visitor'): Promise<void> {
  if (who === 'member') await expect(balanceOf(page)).toBeVisible();
  else await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
}

export async function openTab(
  context: BrowserContext,
  code: string,
  path = '/m/home',
): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(siteOf(code) + path);
  return tab;
}

interface LogIn {
  readonly name: string;
  readonly isKept?: boolean;
  readonly to?: string;
}

/** Fills in the log-in of a tab, which ends where it should. */
export async function logIn(
  tab: Page,
  code: string,
  { name, isKept = false, to = '/m/home' }: LogIn,
): Promise<void> {
  await tab.goto(`${siteOf(code)}/m/login?redirect=${encodeURIComponent(to)}`);
  const box = tab.getByRole('checkbox', { name: 'Remember this device' });
  await expect(tab.locator('#root')).not.toHaveAttribute('inert');
  await box.setChecked(isKept, { force: true });
  await submitLogin(tab, code, name, password);
  await expect(tab).toHaveURL(siteOf(code) + to);
}

/** By the settings, as a player does. */
export async function logOut(tab: Page, code: string): Promise<void> {
  await tab.goto(`${siteOf(code)}/m/set`);
  await tab.getByRole('button', { name: 'Log out', exact: true }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(tab).toHaveURL(`${siteOf(code)}/m/home`);
}

/** What the browser keeps of the wish to be remembered. */
export const wishIn = (tab: Page): Promise<string | null> =>
  tab.evaluate(() => localStorage.getItem('autoLogin'));
