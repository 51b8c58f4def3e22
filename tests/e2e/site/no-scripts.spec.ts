import { brands, expect, siteOf, test } from '../support/test.ts';

test('says without scripts that it needs them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { code } of brands) {
    for (const path of ['/m/home', '/m/login', '/m/set', '/m/gameRecord']) {
      await page.goto(`${siteOf(code)}${path}`);
      // Roles and texts are not looked for in what stands for scripts.
      const words = page.locator('[data-without-scripts]');
      await expect(words).toHaveText(/needs JavaScript/);
      await expect(words).toBeInViewport({ ratio: 1 });
      // Its style is let through by the policy of the page.
      await expect(words).toHaveCSS('position', 'sticky');
    }
  }
  await context.close();
});
