import { walkAll } from './support/walking.ts';
import { brands, expect, password, siteOf, submitLogin, test } from './support/test.ts';

/** The narrowest phone; `pnpm long walk` has the other widths, and everybody in every brand. */
const narrowest = [320];

for (const [index, { code, players }] of brands.entries()) {
  if (index % 2 === 0) {
    test(`${code}: every address is its page or leads on, for a visitor [RT-01, RT-02, RT-13, RT-14, RT-16, RO-02]`, async ({
      page,
      faults,
    }) => {
      await walkAll(page, code, 'visitor', narrowest);
      expect(faults).toEqual([]);
    });
  } else {
    test(`${code}: every address is its page or leads on, for a member [RT-06, RT-13, RT-14, RT-16, RO-11]`, async ({
      page,
      faults,
    }) => {
      await page.goto(`${siteOf(code)}/m/login`);
      await submitLogin(page, code, players.light, password);
      await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
      await walkAll(page, code, 'member', narrowest);
      expect(faults).toEqual([]);
    });
  }
}
