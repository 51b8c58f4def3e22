import { walkAll } from './support/walking.ts';
import { expect, password, siteOf, submitLogin, test } from './support/test.ts';

/** The narrowest phone; `pnpm long walk` has the other widths, brands and everybody else. */
const narrowest = [320];

test('aurora: every address is its page or leads on, for a visitor [RT-01, RT-02, RT-13, RT-14, RT-16, RO-02]', async ({
  page,
  faults,
}) => {
  await walkAll(page, 'aurora', 'visitor', narrowest);
  expect(faults).toEqual([]);
});

test('pulse: every address is its page or leads on, for a member [RT-06, RT-13, RT-14, RT-16, RO-11]', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('pulse')}/m/login`);
  await submitLogin(page, 'pulse', 'sam_2026x', password);
  await expect(page).toHaveURL(`${siteOf('pulse')}/m/home`);
  await walkAll(page, 'pulse', 'member', narrowest);
  expect(faults).toEqual([]);
});
