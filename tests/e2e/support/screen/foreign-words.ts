import type { Page } from '@playwright/test';

/**
 * What a reader of Arabic finds in other letters on their page: sentences, and figures in Latin
 * digits. Names stay as they are, and so does what is marked as not to be translated.
 */
export const foreignWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** What no name has two of: “Club of the Spin” is one. */
    const ofSentences =
      /\b(?:a|an|and|are|at|be|by|can|for|from|has|have|in|is|it|not|on|or|this|to|was|with|you|your|ang|mga|ng|sa)\b/gi;
    const figures = /(?<![\p{L}\p{N}_@/#-])[0-9][0-9.,:%]*(?![\p{L}\p{N}_@/-])/u;
    const skipped =
      '[translate="no"], [lang]:not(html):not([lang^="ar"]), [dir="ltr"], [aria-hidden="true"], script, style, noscript, template, dialog:not([open])';
    const isForeign = (text: string): boolean => {
      // An address of a machine is no figure.
      if (/\b\d+\.\d+\.\d+\.\d+\b/.test(text)) return false;
      const latin = text.replaceAll(/[^\p{Script=Latin}\p{N}\s’'.,:%@_/#-]/gu, ' ');
      if ((latin.match(ofSentences)?.length ?? 0) > 1) return true;
      // A name may have a figure of its own: “Sector 7”.
      return /\p{Script=Latin}/u.test(text) ? false : figures.test(text);
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest(skipped)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      if (isForeign(text)) found.add(text);
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [alt], [title]',
    )) {
      if (element.closest(skipped)) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        const said = element.getAttribute(name)?.trim() ?? '';
        if (said !== '' && isForeign(said)) found.add(`${name}: ${said}`);
      }
    }
    return [...found];
  });
