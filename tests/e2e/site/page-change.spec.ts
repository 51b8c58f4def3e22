import type { Page } from '@playwright/test';
import {
  brandsOf,
  chooseTheme,
  expect,
  password,
  quiet,
  settled,
  siteOf,
  submitLogin,
  test,
} from '../support/test.ts';

/** Lets the first change stand where it began, and counts what moves in it. */
const holdFirstChange = (page: Page) =>
  page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function held(...given) {
      Document.prototype.startViewTransition = startViewTransition;
      const change = startViewTransition.apply(this, given);
      // A page that a slow machine draws too late to fade is not what is asked about here.
      let isReady = false;
      change.skipTransition = () => {
        if (isReady) ViewTransition.prototype.skipTransition.call(change);
      };
      const hold = async (): Promise<void> => {
        try {
          await change.ready;
        } catch {
          // The browser itself gave up waiting for the page.
          return;
        }
        isReady = true;
        const moving = document
          .getAnimations()
          .filter(({ effect }) =>
            (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'),
          );
        for (const animation of moving) animation.pause();
        const lasting = moving.map(({ effect }) => effect?.getComputedTiming().duration);
        document.documentElement.dataset['lasting'] = [...new Set(lasting)].join(' ');
        document.documentElement.dataset['moving'] = String(moving.length);
      };
      void hold();
      return change;
    };
  });

const menu = (page: Page) => page.getByRole('navigation').last();
const root = (page: Page) => page.locator('html');

for (const { code } of brandsOf('noir', 'pulse')) {
  test(`${code}: one page fades into another in 300 ms, and a press meanwhile goes where it was meant to [LY-12]`, async ({
    page,
    faults,
  }) => {
    await chooseTheme(page, siteOf(code), 'dark');
    await holdFirstChange(page);
    await page.goto(`${siteOf(code)}/m/home`);
    await expect(async () => {
      // A machine may be so slow that the browser gives a fading up.
      if (!page.url().endsWith('/m/home')) await page.goto(`${siteOf(code)}/m/home`);
      await settled(page);
      await menu(page).getByRole('link', { name: 'Settings' }).click();
      await expect(root(page)).toHaveAttribute('data-moving', /[1-9]/, { timeout: 15_000 });
    }).toPass();
    await expect(root(page)).toHaveAttribute('data-lasting', '300');
    const back = await page.getByRole('button', { name: 'Back' }).boundingBox();
    if (!back) throw new Error('there is no way back');
    // As quick as a hand can be, and quicker than the fading, which stands still.
    await page.mouse.click(back.x + back.width / 2, back.y + back.height / 2);
    await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(faults).toEqual([]);
  });
}

test('whoever is quick comes where they want to go, and begins at its top', async ({
  page,
  faults,
}) => {
  await page.goto(siteOf('aurora'));
  await settled(page);
  await page.evaluate(() => scrollTo(0, 400));
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  await menu(page).getByRole('link', { name: 'Promos' }).click();
  await expect(page).toHaveTitle(/Promotions/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(faults).toEqual([]);
});

test('nothing of a page change moves where less motion is asked for', async ({ page, faults }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdFirstChange(page);
  await page.goto(siteOf('aurora'));
  await settled(page);
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle(/Settings/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(root(page)).not.toHaveAttribute('data-moving');
  expect(faults).toEqual([]);
});

test('a way back is drawn in slices where less motion is asked for', async ({ page, faults }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteOf('aurora'));
  await settled(page);
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle(/Settings/);
  // React draws the page within the event that tells of it, unless it is asked later.
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  const meanwhile = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (): void => resolve(document.querySelector('h1')?.textContent);
        addEventListener('popstate', look, { once: true });
      }),
  );
  await page.goBack();
  expect(await meanwhile).toBe(before);
  await expect(heading).not.toHaveText(before ?? '');
  expect(faults).toEqual([]);
});

test('a browser still has the pictures whose light was read', async ({ page, faults }) => {
  await page.goto(`${siteOf('aurora')}/m/gameList?type=all`);
  const lights = page.getByRole('main').locator('li[aria-posinset] canvas');
  await expect(lights.nth(6)).toBeAttached();
  await quiet(page);
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main li img')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .filter(({ currentSrc }) => {
        const again = new Image();
        again.src = currentSrc;
        return !again.complete;
      })
      .map(({ currentSrc }) => currentSrc),
  );
  expect(missing).toEqual([]);
  expect(faults).toEqual([]);
});

/** Runs in the page: how many pictures of a list in sight are still to come. */
const missingInSight = (): number =>
  [...document.querySelectorAll<HTMLImageElement>('main li img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    const isInSight = bottom > 0 && top < innerHeight;
    return isInSight && (!picture.complete || picture.naturalWidth === 0);
  }).length;

/** Back to the home, and to the list again: what stands in the first frame that has it. */
async function returnTo(page: Page) {
  await page.goBack();
  await expect(page).toHaveURL(/home/);
  await quiet(page);
  const first = page.evaluate(
    () =>
      new Promise<{ place: number; shown: number; missing: number }>((resolve) => {
        const look = (): void => {
          if (!document.querySelector('main li[aria-posinset]')) {
            requestAnimationFrame(look);
            return;
          }
          const seen = [...document.querySelectorAll<HTMLImageElement>('main li img')].filter(
            (picture) => {
              const { top, bottom } = picture.getBoundingClientRect();
              return bottom > 0 && top < innerHeight;
            },
          );
          const missing = seen.filter(({ complete, naturalWidth }) => !complete || !naturalWidth);
          resolve({ place: scrollY, shown: seen.length, missing: missing.length });
        };
        requestAnimationFrame(look);
      }),
  );
  await page.goForward();
  return first;
}

test('a long list that is come back to stands in its first frame, with all pictures in sight', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('aurora')}/m/home`);
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse games' }).click();
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  const entries = page.getByRole('main').locator('li[aria-posinset]');
  await expect(async () => {
    await page.mouse.wheel(0, 8_000);
    await expect(entries.last()).toHaveAttribute('aria-posinset', /^[2-9]\d\d$/, { timeout: 500 });
  }).toPass();
  // The last turn of the wheel may still be under way, and would carry the list on from there.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 4_000));
    await quiet(page);
    expect(await page.evaluate(() => scrollY)).toBe(4_000);
  }).toPass();
  // What was never there cannot be there again at once.
  await expect.poll(() => page.evaluate(missingInSight)).toBe(0);
  // A browser that has much else to do may forget a picture once.
  const seen = [await returnTo(page)];
  while (seen.at(-1)?.missing !== 0 && seen.length < 3) {
    await quiet(page);
    seen.push(await returnTo(page));
  }
  expect(seen.map(({ place }) => place)).toEqual(seen.map(() => 4_000));
  expect(seen.at(-1)?.missing).toBe(0);
  expect(seen.at(-1)?.shown).toBeGreaterThan(6);
  expect(faults).toEqual([]);
});

test('the picture of a game becomes the one on its sheet, and goes back', async ({
  page,
  faults,
}) => {
  const [{ code, players } = {}] = brandsOf('aurora');
  if (!code || !players) throw new Error('there is no brand');
  await page.goto(`${siteOf(code)}/m/login`);
  await submitLogin(page, code, players.dark, password);
  await expect(page).toHaveURL(/home/);
  await settled(page);
  const flights = () =>
    page.evaluate(() => (globalThis as unknown as { flights: string[] }).flights.splice(0));
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { flights: seen });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function watched(...given) {
      const change = start.apply(this, given);
      const watch = async (): Promise<void> => {
        await change.ready;
        for (const { effect } of document.getAnimations())
          seen.push((effect as KeyframeEffect | null)?.pseudoElement ?? '');
      };
      void watch();
      return change;
    };
  });
  const tile = page.getByRole('list', { name: 'Hot games' }).getByRole('button').first();
  await tile.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect.poll(flights).toContain('::view-transition-group(game-cover)');
  await expect(sheet.locator('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect.poll(flights).toContain('::view-transition-group(game-cover)');
  await expect(tile).toBeFocused();
  await expect(tile.locator('img')).toBeVisible();
  expect(faults).toEqual([]);
});
