import type { Page } from '@playwright/test';
import { brands, expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

/** Names of places in the column that are cut, or that come near its edge. */
const tightNames = (page: Page): Promise<readonly string[]> =>
  page.getByRole('navigation', { name: 'Categories' }).evaluate((column) => {
    const edge = column.getBoundingClientRect().right;
    return [...column.querySelectorAll('li')].flatMap((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const tight: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { right } = range.getBoundingClientRect();
        const box = node.parentElement;
        const isCut = box !== null && box.scrollWidth > box.clientWidth;
        if (isCut || right > edge - 4) tight.push(node.textContent ?? '');
      }
      return tight;
    });
  });

/** How far the element that has the focus reaches under the bar below. */
const underBar = (page: Page): Promise<number> =>
  page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => {
    const focused = document.activeElement?.getBoundingClientRect();
    return (focused?.bottom ?? 0) - bar.getBoundingClientRect().top;
  });

for (const { code, players } of brands)
  test(`${code}: places of the game centre are whole, and what the keys reach of them is over the bar`, async ({
    page,
    faults,
  }) => {
    await page.goto(`${siteOf(code)}/m/login`);
    await submitLogin(page, code, players.dark, password);
    await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
    await page.goto(`${siteOf(code)}/m/gameCenter`);
    await settled(page);
    expect(await tightNames(page)).toEqual([]);
    const places = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    const count = await places.count();
    expect(count).toBeGreaterThan(8);
    await places.first().focus();
    for (let place = 0; place < count; place += 1) {
      await expect(places.nth(place)).toBeFocused();
      await expect.poll(() => underBar(page), String(place)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Tab');
    }
    expect(faults).toEqual([]);
  });

for (const { code } of brands)
  test(`${code}: a change of the mode changes all of a page at once`, async ({ page, faults }) => {
    await page.goto(`${siteOf(code)}/m/set`);
    await settled(page);
    const other = page.getByRole('radio', { checked: false, name: /^(Dark|Light)$/ });
    const fading = await other.evaluate((radio) => {
      (radio as HTMLInputElement).click();
      return document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.transitionProperty.includes('color'))
        .length;
    });
    expect(fading).toBe(0);
    expect(faults).toEqual([]);
  });

for (const { code } of brands.filter((one) => one.code !== 'aurora'))
  test(`${code}: names under the games of the home are on two lines before they are cut`, async ({
    page,
    faults,
  }) => {
    await page.goto(`${siteOf(code)}/m/home`);
    await settled(page);
    const slots = page.getByRole('region', { name: 'Slots' });
    await slots.scrollIntoViewIfNeeded();
    await settled(page);
    const name = slots.getByText('Phoenix Reckoning', { exact: true });
    const [box, line] = await name.evaluate((element) => {
      const style = getComputedStyle(element.parentElement ?? element);
      return [element.getBoundingClientRect().height, Number.parseFloat(style.lineHeight)];
    });
    expect(box).toBeGreaterThan((line ?? 0) * 1.5);
    expect(faults).toEqual([]);
  });

for (const { code } of brands.filter((one) => one.code !== 'noir'))
  test(`${code}: each promotion of the list is known by its own picture`, async ({
    page,
    faults,
  }) => {
    await page.goto(`${siteOf(code)}/m/activity`);
    await settled(page);
    const closed = page.locator('main details:not([open]) > summary img');
    await expect(closed.first()).toBeVisible();
    const pictures = await closed.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(pictures.length).toBeGreaterThan(4);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(faults).toEqual([]);
  });

/** How long one place of the board takes, in milliseconds, as the page plays it. */
const paceOfWinners = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll('section ol:first-child')) {
      const [gliding] = list.parentElement?.getAnimations() ?? [];
      const time = Number(gliding?.effect?.getTiming().duration);
      if (time > 0) return time / list.children.length;
    }
    return 0;
  });

test('winners pass at the pace of the brand, whichever unit its sheet was written in', async ({
  page,
  faults,
}) => {
  const paces: Record<string, number> = {};
  for (const { code } of brands) {
    await page.goto(`${siteOf(code)}/m/home`);
    await settled(page);
    // Wins are asked for when somebody is near them; what comes above them pushes them on.
    await expect(async () => {
      await page.getByRole('heading', { name: /wins/i }).last().scrollIntoViewIfNeeded();
      expect(await paceOfWinners(page), code).toBeGreaterThan(0);
    }).toPass();
    paces[code] = Math.round(await paceOfWinners(page));
  }
  expect(paces).toEqual({ aurora: 2_500, noir: 4_000, mango: 3_000, pulse: expect.any(Number) });
  // One of its places is pinned.
  expect(paces['pulse']).toBeGreaterThan(2_500);
  expect(faults).toEqual([]);
});
