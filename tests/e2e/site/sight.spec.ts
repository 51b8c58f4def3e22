import type { Page } from '@playwright/test';
import { brands, expect, settled, siteOf, test } from '../support/test.ts';

/** What of a banner is written over its picture, beside which it belongs. */
const wordsOnPictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main [data-worded]')];
    return shown.flatMap((banner) => {
      const picture = banner.querySelector('img')?.getBoundingClientRect();
      if (!picture || picture.width === 0) return [];
      const walker = document.createTreeWalker(banner, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const { left, right, width } of range.getClientRects())
          if (width > 1 && right > picture.left + 0.5 && left < picture.right - 0.5)
            found.push(walker.currentNode.textContent ?? '');
      }
      return found;
    });
  });

for (const { code } of brands)
  test(`${code}: no word of a banner lies on its picture, on a phone of any width, from either side`, async ({
    page,
    faults,
  }) => {
    for (const language of ['EN', 'AR'])
      for (const path of ['home', 'gameCenter'])
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(`${siteOf(code)}/m/home`);
          await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
          await page.goto(`${siteOf(code)}/m/${path}`);
          await page.mouse.move(4, 4);
          await page.locator('main [data-worded]').first().waitFor({ state: 'attached' });
          await settled(page);
          expect(await wordsOnPictures(page), `${path} ${language} ${width}`).toEqual([]);
        }
    expect(faults).toEqual([]);
  });
