import type { Page } from '@playwright/test';
import { brands, expect, password, settled, siteOf, submitLogin, test } from './support/test.ts';

/** Lets the pictures of the first change stand at their end, and counts what moves by the sheets. */
const holdFirstChange = (page: Page) =>
  page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function held(...given) {
      Document.prototype.startViewTransition = startViewTransition;
      const change = startViewTransition.apply(this, given);
      const hold = async (): Promise<void> => {
        await change.ready;
        const moving = document
          .getAnimations()
          .filter(({ effect }) =>
            (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'),
          );
        for (const animation of moving) {
          const { endTime } = animation.effect?.getComputedTiming() ?? {};
          animation.pause();
          if (typeof endTime === 'number') animation.currentTime = endTime * 0.99;
        }
        document.documentElement.dataset['moving'] = String(
          moving.filter((animation) => animation instanceof CSSAnimation).length,
        );
      };
      void hold();
      return change;
    };
  });

const release = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'paused') animation.finish();
  });

/** How much of two pictures of one size is not the same, from nothing to one. */
const difference = (page: Page, ...pictures: readonly [Buffer, Buffer]): Promise<number> =>
  page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const context = canvas.getContext('2d');
          context?.drawImage(picture, 0, 0);
          return context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
        }),
      );
      if (!one || !other || one.length === 0) throw new Error('no picture');
      const differing = Array.from(one).filter(
        (value, at) => Math.abs(value - (other[at] ?? 0)) > 24,
      );
      return differing.length / one.length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );

const menu = (page: Page) => page.getByRole('navigation').last();
const root = (page: Page) => page.locator('html');

for (const { code } of brands) {
  for (const language of ['EN', 'AR']) {
    test(`${code}: a page moves in while the menu stays where it is, in ${language}`, async ({
      page,
      faults,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
      await holdFirstChange(page);
      await page.goto(siteOf(code));
      await settled(page);
      await menu(page).getByRole('link').last().click();
      await expect(root(page)).toHaveAttribute('data-moving', /[1-9]/);
      const clip = await menu(page).boundingBox();
      if (!clip) throw new Error('the menu has no place');
      const moving = await page.screenshot({ clip });
      await release(page);
      await expect(page.getByRole('main')).toBeFocused();
      await settled(page);
      expect(await difference(page, moving, await page.screenshot({ clip }))).toBeLessThan(0.05);
      expect(faults).toEqual([]);
    });
  }
}

test('whoever is quick comes where they want to go, and begins at its top', async ({
  page,
  faults,
}) => {
  await page.goto(siteOf('aurora'));
  await settled(page);
  await page.evaluate(() => scrollTo(0, 400));
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  await menu(page).getByRole('link', { name: 'Hot' }).click();
  await expect(page).toHaveTitle(/Hot games/);
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
  await expect(root(page)).toHaveAttribute('data-moving', '0');
  await release(page);
  await expect(page).toHaveTitle(/Settings/);
  expect(faults).toEqual([]);
});

test('the picture of a game becomes the one on its sheet, and goes back', async ({
  page,
  faults,
}) => {
  const { code, players } = brands[0] ?? {};
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
  const tile = page.getByRole('main').getByRole('listitem').getByRole('button').first();
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
