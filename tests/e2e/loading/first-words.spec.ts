import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts.ts';
import { brandsOf, expect, settled, siteOf, test } from '../support/test.ts';

/** Words that somebody can read, by where their lines stand. */
const seen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const words = main ? document.createTreeWalker(main, NodeFilter.SHOW_TEXT) : undefined;
    const lines: string[] = [];
    while (words?.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1 && height > 1 && y < innerHeight)
          lines.push(`${words.currentNode.nodeValue} ${[x, y, width].map(Math.round).join(' ')}`);
    }
    return lines;
  });

const pages = [
  ['/m/help', 'Opening and keeping an account'],
  ['/m/help?i=3', 'The smallest deposit is'],
  ['/m/notice', 'Six hundred and forty games'],
  ['/m/notice?i=1', 'Tap the heart to keep a game in'],
] as const;

for (const { code } of brandsOf('aurora'))
  test(`${code}: help and notices are read before any of their scripts arrive, and stay where they are`, async ({
    page,
    faults,
  }) => {
    for (const [path, words] of pages)
      await test.step(path, async () => {
        const release = await holdScripts(page);
        await page.goto('about:blank');
        await page.goto(siteOf(code) + path, { waitUntil: 'commit' });
        await expect(
          page.getByRole('main').getByText(words, { exact: false }).first(),
        ).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const early = await seen(page);
        expect(early.length).toBeGreaterThan(8);
        release();
        // What is told early is not there for the keyboard.
        await expect(page.locator('main [inert]')).toHaveCount(0);
        await settled(page);
        expect(await seen(page)).toEqual(expect.arrayContaining([...early]));
        await page.unrouteAll({ behavior: 'wait' });
      });
    expect(faults).toEqual([]);
  });
