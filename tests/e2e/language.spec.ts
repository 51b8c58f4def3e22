import { expect, siteOf, test } from './support/test.ts';

/** Every site speaks Arabic; each in its own words. */
const languages = [
  ['aurora', 'AR', 'ar-SA', 'rtl', 'أضواء', 'اسم المستخدم'],
  ['mango', 'AR', 'ar-SA', 'rtl', 'القطاف', 'اسم المستخدم'],
  ['noir', 'AR', 'ar-SA', 'rtl', 'صالون', 'اسم المستخدم'],
  ['noir', 'TY', 'fil-PH', 'ltr', 'hatinggabi', 'Username'],
  ['pulse', 'AR', 'ar-SA', 'rtl', 'الملاعب', 'اسم المستخدم'],
  ['pulse-lite', 'AR', 'ar-SA', 'rtl', 'الملعب', 'اسم المستخدم'],
] as const;

for (const [site, code, lang, dir, home, login] of languages) {
  test(`comes back in the language that was chosen, ${site} in ${code}, on the rendered home and elsewhere`, async ({
    page,
    faults,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), code);
    await page.goto(`${siteOf(site)}/m/home`);
    const root = page.locator('html');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home);
    await expect(root).toHaveAttribute('dir', dir);
    await expect(root).toHaveAttribute('lang', lang);

    await page.goto(`${siteOf(site)}/m/login`);
    await expect(page.getByLabel(login, { exact: true })).toBeVisible();
    await expect(root).toHaveAttribute('dir', dir);
    expect(faults).toEqual([]);
  });
}
