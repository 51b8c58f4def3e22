import { homePath, pagePaths } from '../../../packages/contract/src/generated/pages.ts';
import { endingsOf } from '../support/addresses.ts';
import { findings } from '../support/screen/axe.ts';
import { coveredBy } from '../support/screen/covered.ts';
import { foreignWords } from '../support/screen/foreign-words.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { speak, turn } from '../support/looks.ts';
import { wrongWords } from '../support/walking.ts';
import { brands, chooseTheme, expect, looksAtAll, settled, siteOf, test } from '../support/test.ts';

/** Free play makes a member of a visitor, so it comes last. */
const last = '/m/trial';
const addresses = [homePath, ...pagePaths.filter((path) => path !== last), last];

const softly = expect.configure({ soft: true });

/** The title of a page before the brand, once the app has said it. */
const titled = /^.+ · .+$/;

/** What the specification calls each of them, where a visitor sees it. */
const titleOf = (code: string): ReadonlyMap<string, string> =>
  new Map(endingsOf(code, 'visitor').map(({ path, title = '' }) => [path, title]));

/** Of all that axe asks, only this depends on the mode. */
const ofColour = ['color-contrast'];

/**
 * Every look of every page in every brand; without it a page is seen in two of the four,
 * by day in the one and in Arabic in the other, and the sister of a brand is not walked.
 */
const isWhole = looksAtAll;

/** The narrowest, and the one that all is drawn for, last. */
const phones = [
  [320, 640],
  [390, 844],
] as const;

const codes = [...brands.map(({ code }) => code), ...(isWhole ? ['pulse-lite'] : [])];

for (const [at, code] of codes.entries()) {
  test(`${code}: its pages open under their titles, axe finds nothing serious by night nor in its other looks, nothing leaves the screen, and one way to customer service lies on nothing [LY-10, RT-01, RT-02, RT-13, RT-14, RT-16, RO-02]`, async ({
    page,
    faults,
  }) => {
    await chooseTheme(page, siteOf(code), 'dark');
    const titles = titleOf(code);
    for (const [place, path] of addresses.entries()) {
      if (!isWhole && (at + place) % 2 === 1 && path !== last) continue;
      const isByDay = isWhole || Math.floor((at + place) / 2) % 2 === 0;
      const isArabic = isWhole || !isByDay;
      await test.step(path, async () => {
        await page.goto(siteOf(code) + path);
        const named = titles.get(path);
        await expect(page).toHaveTitle(named ? new RegExp(`^${named} · `) : titled);
        await settled(page);
        // Whoever is led to log in sees what is looked at there.
        if (page.url().includes('/m/login?redirect=')) return;
        const [title = ''] = (await page.title()).split(' · ');
        const description = page.locator('meta[name="description"]');
        await expect(description).toHaveAttribute('content', new RegExp(`^${title}[.] .{20,}`));
        await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        // Where no document was rendered, React keeps what stands before a page for 300 ms, with nothing to load.
        await softly.poll(() => wrongWords(page), path).toEqual([]);
        expect
          .soft(await leavingScreens(page, [320, 360, 430, 390]), `${path} in English`)
          .toEqual([]);
        const service = page.getByRole('button', { name: 'Customer service' });
        // Whoever is led on is told why by words that pass.
        const isThere = new URL(page.url()).pathname === path;
        for (const [width, height] of isThere ? phones : []) {
          await page.setViewportSize({ width, height });
          await expect(service, `${path}, ${width} px`).toBeVisible();
          expect.soft(await coveredBy(service), `${path}, ${width} px`).toEqual([]);
        }
        expect.soft(await findings(page), `${path}, dark`).toEqual([]);
        if (isByDay) {
          await turn(page, 'light');
          expect.soft(await findings(page, ofColour), `${path}, light`).toEqual([]);
        }
        if (isArabic) {
          await speak(page, 'AR', /^ar/, 'rtl');
          await settled(page);
          expect.soft(await leavingScreens(page), `${path} in Arabic`).toEqual([]);
          expect.soft(await foreignWords(page), `${path} in Arabic`).toEqual([]);
          expect.soft(await findings(page), `${path} in Arabic`).toEqual([]);
        }
        expect(faults, path).toEqual([]);
      });
    }
  });
}
