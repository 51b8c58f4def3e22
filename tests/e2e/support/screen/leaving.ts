import type { Page } from '@playwright/test';

/**
 * Runs in the page: what stands out of the screen, but for what a strip to scroll
 * holds, and for the light around a picture, which is no content.
 */
function leaving(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const out = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (element.matches('canvas[aria-hidden="true"]')) return false;
      if (width === 0 || (left >= -1 && right <= innerWidth + 1)) return false;
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return false;
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 120));
  return scrollWidth === clientWidth ? out : [...out, `scrolls ${scrollWidth - clientWidth}px`];
}

/** A narrow, a wide and a common phone. */
const phones = [360, 430, 390];

/** What leaves the screen of each phone; the page ends as wide as the last of them. */
export async function leavingScreens(page: Page, widths = phones): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const one of await page.evaluate(leaving)) found.push(`at ${width}: ${one}`);
  }
  return found;
}
