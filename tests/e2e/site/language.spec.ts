import type { Page } from '@playwright/test';
import { expect, siteOf, test } from '../support/test.ts';

/** Every site speaks Arabic; each in its own words. */
const languages = [
  ['aurora', 'AR', 'ar-SA', 'rtl', 'أضواء', 'اسم المستخدم'],
  ['mango', 'AR', 'ar-SA', 'rtl', 'القطاف', 'اسم المستخدم'],
  ['noir', 'AR', 'ar-SA', 'rtl', 'صالون', 'اسم المستخدم'],
  ['noir', 'TY', 'fil-PH', 'ltr', 'hatinggabi', 'Username'],
  ['pulse', 'AR', 'ar-SA', 'rtl', 'الملاعب', 'اسم المستخدم'],
  ['pulse-lite', 'AR', 'ar-SA', 'rtl', 'الملعب', 'اسم المستخدم'],
] as const;

/** Drawn by the brand itself; the sixth has a picture. */
const drawn = new Set<string>(['aurora', 'mango', 'noir', 'pulse']);

/** Drawings that are looked at and not read, of the size of a stage. */
const stages = (page: Page) =>
  page
    .locator('svg[aria-hidden=true]')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 200).length);

/** Nobody touches the page, and it never comes to rest. */
const withoutRest = (): void => {
  const later = window.setTimeout;
  window.setTimeout = ((act: TimerHandler, after?: number, ...given: unknown[]) =>
    after === 5_000 ? 0 : later(act, after, ...given)) as typeof later;
};

for (const [site, code, lang, dir, home, login] of languages) {
  test(`comes back in the language that was chosen, ${site} in ${code}, on the rendered home and elsewhere`, async ({
    page,
    faults,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), code);
    await page.addInitScript(withoutRest);
    await page.goto(`${siteOf(site)}/m/home`);
    const root = page.locator('html');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home);
    await expect(root).toHaveAttribute('dir', dir);
    await expect(root).toHaveAttribute('lang', lang);
    // What the build drew is gone with its language.
    if (drawn.has(site)) await expect.poll(() => stages(page)).toBeGreaterThan(0);

    await page.goto(`${siteOf(site)}/m/login`);
    await expect(page.getByLabel(login, { exact: true })).toBeVisible();
    await expect(root).toHaveAttribute('dir', dir);
    if (drawn.has(site)) await expect.poll(() => stages(page)).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
}
