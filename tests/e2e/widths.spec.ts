import { brands, expect, siteOf, test } from './support/test.ts';

/**
 * Runs in the page: what stands out of the screen, but for what a strip to scroll
 * holds, and for the light around a picture, which is no content.
 */
function leaving(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (element.matches('canvas[aria-hidden="true"]')) return false;
      if (width === 0 || (left >= -1 && right <= innerWidth + 1)) return false;
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return false;
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

const pages = ['/m/home', '/m/login', '/m/gameList', '/m/hot-games', '/m/set'];

for (const { code } of brands) {
  for (const width of [360, 430]) {
    test(`${code}: nothing leaves a screen ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of pages) {
        await page.goto(siteOf(code) + path);
        await page.waitForLoadState('networkidle');
        const outside = await page.evaluate(leaving);
        expect(outside, path).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${path} scrolls sideways`).toBe(0);
      }
    });
  }
}
