import type { Page } from '@playwright/test';
import { brokenWords, withLetters } from '../support/screen/broken-words.ts';
import { brands, expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

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
    await page.goto(`${siteOf(code)}/m/home`);
    await settled(page);
    for (const language of ['EN', 'AR']) {
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
      for (const path of ['home', 'gameCenter']) {
        await page.goto(`${siteOf(code)}/m/${path}`);
        await settled(page);
        await page.locator('main [data-worded]').first().waitFor({ state: 'attached' });
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await wordsOnPictures(page), `${path} ${language} ${width}`).toEqual([]);
        }
      }
    }
    expect(faults).toEqual([]);
  });

/** Whether the brand's name and, for a member, all of the balance can be read in the header. */
async function expectHeader(page: Page, name: string, width: number, isMember = false) {
  await page.setViewportSize({ width, height: 844 });
  const header = page.getByRole('banner');
  const brand = header.locator('[translate="no"]');
  const written = brand.getByText(name, { exact: true });
  const whole = await brand.boundingBox();
  const words = await written.boundingBox();
  if (width >= 360) expect(words?.y, `${name} ${width}`).toBeLessThan((whole?.y ?? 0) + 12);
  if (!isMember) return;
  const figures = page.getByRole('button', { name: /balance/i }).first();
  // As much as the demo gave, whatever another journey was given since.
  await expect(figures).toContainText(/1\d,\d{3}\.\d\d/);
  const cut = await figures.evaluate((element) =>
    [...element.querySelectorAll('*')].some(
      (one) =>
        getComputedStyle(one).textOverflow === 'ellipsis' &&
        one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1,
    ),
  );
  expect(cut, `${name} ${width}`).toBe(false);
}

/** Names of the brands as they are written. */
const written = {
  aurora: 'aurora',
  noir: 'Noir',
  mango: 'mango',
  pulse: 'Pulse',
  'pulse-lite': 'Pulse Lite',
} as const;

/** The heir of a family has a longer name than the family, and the same players. */
const heirs = brands.flatMap(({ code, players }) =>
  code === 'pulse' ? [{ code: 'pulse-lite', players } as const] : [],
);

for (const { code, players } of [...brands, ...heirs])
  test(`${code}: the brand's name and all of a balance can be read in the header, on every phone`, async ({
    page,
    faults,
  }) => {
    for (const language of ['AR', 'EN']) {
      await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
      await page.goto(`${siteOf(code)}/m/home`);
      await settled(page);
      for (const width of [390, 360]) await expectHeader(page, written[code], width);
    }
    await page.goto(`${siteOf(code)}/m/login`);
    await submitLogin(page, code, players.dark, password);
    await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
    await settled(page);
    for (const width of [390, 360, 320]) await expectHeader(page, written[code], width, true);
    expect(faults).toEqual([]);
  });

for (const { code } of brands)
  test(`${code}: no word is parted with letters twice as large, and help has all of the column`, async ({
    page,
    faults,
  }) => {
    await withLetters(page, 200);
    for (const path of ['help', 'set', 'home']) {
      await page.goto(`${siteOf(code)}/m/${path}`);
      await settled(page);
      expect(await brokenWords(page), path).toEqual([]);
      if (path !== 'help') continue;
      const text = await page.getByRole('tabpanel').boundingBox();
      expect(text?.width).toBe(390);
    }
    expect(faults).toEqual([]);
  });
