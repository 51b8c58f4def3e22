import type { Page, Request } from '@playwright/test';

/** What each page waits for from its platform. */
const asked = new WeakMap<Page, Set<Request>>();

/** News come for as long as the page is open. */
const isEndless = (request: Request): boolean => request.url().includes('/stream');

/** From now on it is known of a page what it waits for. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  asked.set(page, open);
  const end = (request: Request): void => void open.delete(request);
  page.on('request', (request) => {
    if (!isEndless(request)) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Nobody hears any more of what the page before asked for.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
}

/** What a page waits for before it fetches what it begins without: a sign of somebody. */
export const giveSign = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));

/** Waits until a page has waited for nothing for a quarter of a second, and gives no sign of anybody. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  let before = '';
  // An answer that is held back, or that nobody reads, is waited for twice as long.
  for (let still = 0, waits = false; still < (waits ? 10 : 5); still += 1) {
    const open = asked.get(page)?.size ?? 0;
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const now = `${fetched} ${open}`;
    if (now !== before) still = 0;
    before = now;
    waits = open > 0;
    await page.waitForTimeout(50);
  }
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** What the build drew answers nobody until its script has come, however long that takes. */
const alive = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => !document.getElementById('root')?.inert));

/** Waits until all of a page is there, what it begins without too. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await alive(page);
  await giveSign(page);
  await quiet(page);
}
