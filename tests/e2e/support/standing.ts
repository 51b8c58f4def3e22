import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What code writes where nobody thought of a value. */
const unthought = /\b(?:undefined|NaN|null)\b|\[object /;

/** Faults of the page itself: what nobody caught. */
export function uncaught(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
}

/** The page is not white: it has a heading and something to press, and its words are words. */
export async function expectStanding(page: Page, where: string): Promise<void> {
  await expect.soft(page.getByRole('heading').first(), `${where}: a heading`).toBeVisible();
  await expect
    .soft(page.getByRole('button').or(page.getByRole('link')).first(), `${where}: a way on`)
    .toBeVisible();
  const words = await page.locator('body').innerText();
  expect.soft(unthought.exec(words)?.[0], `${where}: its words`).toBeUndefined();
}

/**
 * Presses what asks again until nothing does, and what was asked for is there: an answer
 * from before may still be on its way, and offers another try.
 */
export async function tryAgain(page: Page, whole?: Locator): Promise<void> {
  const again = page
    .getByRole('button', { name: /^(?:Try again|Reload)/ })
    .filter({ visible: true });
  await expect(async () => {
    while ((await again.count()) > 0) await again.first().click({ timeout: 2_000 });
    await expect(again).toHaveCount(0, { timeout: 5_000 });
    if (whole) await expect(whole).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** What the browser says where somebody lets no site store anything. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
}

/** A chunk is not to be had, so many times or ever; what is handed back counts who asked for it. */
export async function leaveChunk(
  page: Page,
  name: string,
  times = Infinity,
): Promise<() => number> {
  let asked = 0;
  await page.route(new RegExp(name), async (route) => {
    if (!/\/assets\/[^/~]+\.js$/.test(route.request().url())) return route.continue();
    asked += 1;
    return asked > times ? route.continue() : route.fulfill({ status: 404, body: 'Not here' });
  });
  return () => asked;
}
