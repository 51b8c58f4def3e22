import { expect, test as base, type Page } from '@playwright/test';
import { readCaptcha } from './captcha.ts';
import { forgetLogins } from './database.ts';
import { platform } from './platform.ts';
import { watchRequests } from './settled.ts';

export type Theme = 'dark' | 'light';

export interface Brand {
  readonly code: 'aurora' | 'noir' | 'mango' | 'pulse';
  readonly symbol: string;
  /** A player for each theme, so that one journey never meets another's. */
  /** The language a journey ends in: another than the first, where the brand has one. */
  readonly language: 'English' | 'Filipino';
  /** The mode in which the whole journey is made; every screen is looked at in both anyway. */
  readonly journey: Theme;
  readonly players: Readonly<Record<Theme, string>>;
}

export const brands: readonly Brand[] = [
  {
    code: 'aurora',
    symbol: '₱',
    language: 'Filipino',
    journey: 'dark',
    players: { dark: 'marisol88', light: 'luis2026x' },
  },
  {
    code: 'noir',
    symbol: '€',
    language: 'Filipino',
    journey: 'light',
    players: { dark: 'valetta7', light: 'lukas_m26' },
  },
  {
    code: 'mango',
    symbol: '₱',
    language: 'Filipino',
    journey: 'light',
    players: { dark: 'marisol88', light: 'luis2026x' },
  },
  {
    code: 'pulse',
    symbol: '£',
    language: 'English',
    journey: 'dark',
    players: { dark: 'robin_77', light: 'sam_2026x' },
  },
];

/** Whether all of what a journey can see is looked at, or what the gate has time for: `LIVERY_LOOKS=all`. */
export const looksAtAll = process.env['LIVERY_LOOKS'] === 'all';

/** The brands that a journey of the gate is made in; all of them where all is looked at. */
export const brandsOf = (...codes: readonly Brand['code'][]): readonly Brand[] =>
  looksAtAll ? brands : brands.filter(({ code }) => codes.includes(code));

export const themes: readonly Theme[] = ['dark', 'light'];

export const password = 'Livery-demo-1';

export const siteOf = (code: string): string => `http://${code}.localhost:${platform().port}`;

/** Refusals that a journey provokes on purpose are no faults of the page. */
const provoked = /Failed to load resource: the server responded with a status of (401|422|423)/;

/**
 * The rest of a page's styles is fetched ahead and read when the page has time: on a slow machine
 * later than Chromium expects. That they are read is proven where a page begins.
 */
const late = /\/assets\/rest\.[\w-]+\.css was preloaded using link preload but not used within/;

const isFault = (text: string): boolean => !provoked.test(text) && !late.test(text);

/** Every error, warning and policy violation of a page, which a journey must end without. */
export const test = base.extend<{ faults: string[] }>({
  context: async ({ context }, use) => {
    // Whoever makes a journey has an address of their own, from which nobody logged in before.
    await forgetLogins();
    context.on('page', watchRequests);
    // Read before, in every tab: what pops up by itself has journeys of its own.
    await context.addInitScript(() => {
      // A frame has none of its own, and an empty page none at all.
      if (self !== top || location.host === '') return;
      sessionStorage.setItem('NOTICE_POP', '1');
      sessionStorage.setItem('LOGIN_POP', '1');
    });
    await use(context);
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && isFault(message.text()))
        faults.push(message.text());
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await use(faults);
    expect(faults).toEqual([]);
  },
});

export { expect };
export { giveSign, quiet, settled } from './settled.ts';

/** The mode a visitor chose on an earlier visit. */
export async function chooseTheme(page: Page, site: string, theme: Theme): Promise<void> {
  await page.context().addInitScript(
    ([address, mode]) => {
      if (location.origin === address && localStorage.getItem('theme') === null)
        localStorage.setItem('theme', mode);
    },
    [site, theme] as const,
  );
}

/** Types a name and a password; the digits too, once the page asks for them. */
export async function submitLogin(
  page: Page,
  merchant: string,
  name: string,
  secret: string,
): Promise<void> {
  // The page before may have a field of the same name, and stands until this one has come.
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Username', { exact: true }).fill(name);
  const digits = page.getByLabel('Digits in the picture');
  if (await digits.isVisible()) await digits.fill(await readCaptcha(page, merchant));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
