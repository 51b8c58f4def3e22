import type { Locator } from '@playwright/test';

/** Words and controls that a button lies on, and whether it stays where it is when the page moves under it. */
export const coveredBy = (button: Locator): Promise<string[]> =>
  button.evaluate((element) => {
    const place = element.getBoundingClientRect();
    const meets = (box: DOMRect): boolean =>
      box.width > 0 &&
      box.right > place.left + 1 &&
      box.left < place.right - 1 &&
      box.bottom > place.top + 1 &&
      box.top < place.bottom - 1;
    const isApart = (node: Node): boolean => !node.contains(element) && !element.contains(node);
    /** Of what rolls behind an edge, only what is before it is seen. */
    const isBefore = (node: Element | null): boolean => {
      for (let at = node; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowY !== 'visible' && !meets(at.getBoundingClientRect()))
          return false;
      return true;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (
        !parent ||
        !node.textContent?.trim() ||
        !isApart(parent) ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // What a script reads out and nobody sees is clipped away.
      if (parent.getBoundingClientRect().width <= 1) continue;
      if ([...range.getClientRects()].some(meets) && isBefore(parent))
        found.push(node.textContent.trim());
    }
    for (const control of document.querySelectorAll('a, button, input, select, [tabindex="0"]'))
      if (
        isApart(control) &&
        control.checkVisibility({ visibilityProperty: true }) &&
        meets(control.getBoundingClientRect())
      )
        found.push(control.getAttribute('aria-label') ?? control.textContent.trim());
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).position === 'fixed') found.push(`floats: ${one.className}`);
    return found;
  });
