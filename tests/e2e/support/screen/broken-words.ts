import type { Page } from '@playwright/test';

/** Words of a page that are parted in their middle, and what of it stands out of the screen to a side. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        parent.closest('[aria-hidden="true"], dialog:not([open]), noscript, script')
      )
        continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(
        /[\p{L}\p{M}’']{2,18}/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        // Of what is only read out every letter has a line.
        if (parent.closest('span, div')?.getBoundingClientRect().width === 1) continue;
        const [first] = lines;
        if (first && lines.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          found.push(`${word} in “${(parent.textContent ?? '').trim().slice(0, 40)}”`);
      }
    }
    return found;
  });

/** The reader asks for letters so many times as large as a browser has them. */
export async function withLetters(page: Page, percent: number): Promise<void> {
  await page.addInitScript((size) => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { font-size: ${size}% !important }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
  }, percent);
}
