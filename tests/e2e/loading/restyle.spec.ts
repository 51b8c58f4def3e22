import type { Browser, Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts.ts';
import { brandsOf, expect, giveSign, quiet, settled, siteOf, test } from '../support/test.ts';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** Of how many elements the browser computes the style anew at most at a time, meanwhile. */
async function restyled(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts.length, 'something was styled at all').toBeGreaterThan(0);
  return Math.max(...counts);
}

// Styles can be written so that the browser looks at every element whenever a page comes or
// goes: a phone is held for a fifth of a second by each. Nothing that is seen tells.
for (const { code } of brandsOf('aurora', 'pulse')) {
  test(`${code}: neither the rest of the styles nor another page has what stands there styled anew`, async ({
    page,
    browser,
  }) => {
    // What the app draws meanwhile is styled too, and for a reason.
    const release = await holdScripts(page);
    await page.goto(siteOf(code));
    await quiet(page);
    const drawn = await page.locator('body *').count();
    const completing = await restyled(browser, page, () =>
      page.evaluate(async () => {
        const rest = document.createElement('link');
        rest.rel = 'stylesheet';
        rest.href = document.querySelector<HTMLElement>('style[data-rest]')?.dataset['rest'] ?? '';
        const { promise, resolve, reject } = Promise.withResolvers<unknown>();
        rest.addEventListener('load', resolve);
        rest.addEventListener('error', reject);
        document.querySelector('style[data-rest]')?.after(rest);
        await promise;
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }),
    );
    expect(completing, 'as the rest of the styles comes').toBeLessThan(drawn / 4);
    release();
    await page.waitForFunction(() => document.querySelector('link[rel=preload][as=style]'));
    await giveSign(page);
    // With all styles of the site, and not only those of its first page.
    await expect(page.locator('style[data-rest]')).toHaveCount(0);
    await settled(page);
    const all = await page.locator('body *').count();
    expect(all).toBeGreaterThan(300);
    const fading = await restyled(browser, page, () =>
      page.evaluate(() => document.startViewTransition(() => {}).finished),
    );
    expect(fading, 'as one page fades into another').toBeLessThan(all / 2);
    const beside = await restyled(browser, page, () =>
      page.evaluate(async () => {
        const pages = document.querySelector('main')?.parentElement;
        const other = document.createElement('div');
        const steps = [
          () => pages?.parentElement?.prepend(other),
          () => other.remove(),
          () => pages?.prepend(other),
          () => other.remove(),
        ];
        for (const step of steps) {
          step();
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }
      }),
    );
    expect(beside, 'as a page is put before another').toBeLessThan(all / 2);
  });
}
