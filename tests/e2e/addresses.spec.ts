import { walkAll } from './support/walking.ts';
import { brands, expect, password, siteOf, submitLogin, test } from './support/test.ts';

/** The narrowest phone; `pnpm long walk` has the other widths, and everybody else. */
const narrowest = [320];

const sites = [
  ...brands.map(({ code, players }) => ({ code, player: players.light })),
  { code: 'pulse-lite', player: 'sam_2026x' },
];

for (const { code, player } of sites) {
  test(`${code}: every address is its page or leads on, for a visitor [RT-01, RT-02, RT-13, RT-14, RT-16, RO-02]`, async ({
    page,
    faults,
  }) => {
    await walkAll(page, code, 'visitor', narrowest);
    expect(faults).toEqual([]);
  });

  test(`${code}: every address is its page or leads on, for a member [RT-06, RT-13, RT-14, RT-16, RO-11]`, async ({
    page,
    faults,
  }) => {
    await page.goto(`${siteOf(code)}/m/login`);
    await submitLogin(page, code, player, password);
    await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
    await walkAll(page, code, 'member', narrowest);
    expect(faults).toEqual([]);
  });
}
