import { homePath, pagePaths } from '../../packages/contract/src/generated/pages.ts';
import { findings } from './support/axe.ts';
import { leavingScreens } from './support/leaving.ts';
import { speak, turn } from './support/looks.ts';
import { brands, chooseTheme, expect, looksAtAll, settled, siteOf, test } from './support/test.ts';

/** Free play makes a member of a visitor, so it comes last. */
const last = '/m/trial';
const addresses = [homePath, ...pagePaths.filter((path) => path !== last), last];

/** The title of a page before the brand, once the app has said it. */
const titled = /^.+ · .+$/;

/** Of all that axe asks, only this depends on the mode. */
const ofColour = ['color-contrast'];

/** Every look of every page; without it a page shows its second look in turn: by day in one brand, in Arabic in the next; the sister of a brand is not walked. */
const isWhole = looksAtAll;

const codes = [...brands.map(({ code }) => code), ...(isWhole ? ['pulse-lite'] : [])];

for (const [at, code] of codes.entries()) {
  test(`${code}: every page opens under a title, axe finds nothing serious by night nor in its other looks, and nothing leaves the screen`, async ({
    page,
    faults,
  }) => {
    await chooseTheme(page, siteOf(code), 'dark');
    for (const [place, path] of addresses.entries()) {
      const isByDay = isWhole || (at + place) % 2 === 0;
      const isArabic = isWhole || !isByDay;
      await test.step(path, async () => {
        await page.goto(siteOf(code) + path);
        await expect(page).toHaveTitle(titled);
        await settled(page);
        // Whoever is led to log in sees what is looked at there.
        if (page.url().includes('/m/login?redirect=')) return;
        const [title = ''] = (await page.title()).split(' · ');
        const description = page.locator('meta[name="description"]');
        await expect(description).toHaveAttribute('content', new RegExp(`^${title}[.] .{20,}`));
        await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        expect.soft(await leavingScreens(page), `${path} in English`).toEqual([]);
        expect.soft(await findings(page), `${path}, dark`).toEqual([]);
        if (isByDay) {
          await turn(page, 'light');
          expect.soft(await findings(page, ofColour), `${path}, light`).toEqual([]);
        }
        if (isArabic) {
          await speak(page, 'AR', /^ar/, 'rtl');
          await settled(page);
          expect.soft(await leavingScreens(page), `${path} in Arabic`).toEqual([]);
          expect.soft(await findings(page), `${path} in Arabic`).toEqual([]);
        }
        expect(faults, path).toEqual([]);
      });
    }
  });
}
