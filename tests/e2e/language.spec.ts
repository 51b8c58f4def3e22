import { expect, siteOf, test } from './support/test.ts';

const languages = [
  { code: 'AR', lang: 'ar-SA', dir: 'rtl', home: 'صالون', login: 'اسم المستخدم' },
  { code: 'TY', lang: 'fil-PH', dir: 'ltr', home: 'hatinggabi', login: 'Username' },
];

for (const { code, lang, dir, home, login } of languages) {
  test(`comes back in the language that was chosen, ${code}, on the rendered home and elsewhere`, async ({
    page,
    faults,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), code);
    await page.goto(`${siteOf('noir')}/m/home`);
    const root = page.locator('html');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home);
    await expect(root).toHaveAttribute('dir', dir);
    await expect(root).toHaveAttribute('lang', lang);

    await page.goto(`${siteOf('noir')}/m/login`);
    await expect(page.getByLabel(login, { exact: true })).toBeVisible();
    await expect(root).toHaveAttribute('dir', dir);
    expect(faults).toEqual([]);
  });
}
