import type { Page } from '@playwright/test';
import { brandsOf, expect, siteOf, test } from '../support/test.ts';

type Watched = typeof globalThis & { stoodStill?: boolean };

/** Whether its games were ever there and nothing moved: at every frame, as the first is soon over. */
const watchStillness = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = (): void => {
      const covers = document.querySelectorAll('main img[src*="/img/covers/"]');
      if (covers.length > 0 && document.getAnimations().length === 0)
        (globalThis as Watched).stoodStill = true;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const { code } of brandsOf('aurora', 'pulse'))
  test(`${code}: nothing of a home moves that nobody touches, however much of it is still to come`, async ({
    page,
  }) => {
    await watchStillness(page);
    await page.goto(`${siteOf(code)}/m/home`);
    await expect(page.getByRole('button', { name: /Moon Orchard/ }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => (globalThis as Watched).stoodStill)).toBe(true);
  });
