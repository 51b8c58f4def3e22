import type { Page } from '@playwright/test';

/** The distances of WCAG 1.4.12, which a reader may ask of any page. */
const asked = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Words of a page of which an edge cuts something off, in their order; a brand's own name is a mark. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (
        !node.textContent?.trim() ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        parent.closest(
          '[aria-hidden="true"], [translate="no"], dialog:not([open]), noscript, script',
        )
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // What is only read out has no room at all.
        if (edge.width <= 1) break;
        // What moves past comes by itself.
        if (box.getAnimations({ subtree: true }).length > 0) break;
        // What scrolls is reached.
        if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) break;
        const isOver =
          (overflowY !== 'visible' && words.bottom - edge.bottom > 4) ||
          (overflowX !== 'visible' && (words.right - edge.right > 4 || edge.left - words.left > 4));
        const { textOverflow, webkitLineClamp } = getComputedStyle(box);
        // What a control shortens or leaves out stands whole where it leads, a field's name over what is typed.
        const isLeftOut = words.top >= edge.bottom - 1;
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (
          isOver &&
          (isShortened || isLeftOut) &&
          box.closest('a, button, summary, label:not(:has([type="radio"]))')
        )
          break;
        if (isOver) {
          cut.push(node.textContent.trim().slice(0, 40));
          break;
        }
      }
    }
    return cut;
  });

/** What is whole and is not any more once a reader asks for more room between letters, words and lines. */
export async function lostToSpacing(page: Page): Promise<readonly string[]> {
  const before = new Set(await cutWords(page));
  const style = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, asked);
  const after = await cutWords(page);
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  await style.dispose();
  return after.filter((words) => !before.has(words));
}
