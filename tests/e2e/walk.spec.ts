import { homePath, pagePaths } from '../../packages/contract/src/generated/pages.ts';
import { findings } from './support/axe.ts';
import { leavingScreens } from './support/leaving.ts';
import { speak, turn } from './support/looks.ts';
import { brands, chooseTheme, expect, settled, siteOf, test } from './support/test.ts';

/** Free play makes a member of a visitor, so it comes last. */
const last = '/m/trial';
const addresses = [homePath, ...pagePaths.filter((path) => path !== last), last];

/** The title of a page before the brand, once the app has said it. */
const titled = /^.+ · .+$/;

/** Of all that axe asks, only this depends on the mode. */
const ofColour = ['color-contrast'];

for (const code of [...brands.map((brand) => brand.code), 'pulse-lite']) {
  test(`${code}: every page opens under a title, axe finds nothing serious in either mode nor in Arabic, and nothing leaves the screen`, async ({
    page,
    faults,
  }) => {
    await chooseTheme(page, siteOf(code), 'dark');
    for (const path of addresses) {
      await test.step(path, async () => {
        await page.goto(siteOf(code) + path);
        await expect(page).toHaveTitle(titled);
        await settled(page);
        const [title = ''] = (await page.title()).split(' · ');
        const description = page.locator('meta[name="description"]');
        await expect(description).toHaveAttribute('content', new RegExp(`^${title}[.] .{20,}`));
        await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        expect.soft(await leavingScreens(page), `${path} in English`).toEqual([]);
        expect.soft(await findings(page), `${path}, dark`).toEqual([]);
        await turn(page, 'light');
        expect.soft(await findings(page, ofColour), `${path}, light`).toEqual([]);
        await speak(page, 'AR', /^ar/, 'rtl');
        await settled(page);
        expect.soft(await leavingScreens(page), `${path} in Arabic`).toEqual([]);
        expect.soft(await findings(page), `${path} in Arabic`).toEqual([]);
        expect(faults, path).toEqual([]);
      });
    }
  });
}
