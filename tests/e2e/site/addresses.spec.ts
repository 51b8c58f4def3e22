import { pagePaths } from '../../../packages/contract/src/generated/pages.ts';
import { endingsOf } from '../support/addresses.ts';
import { walkAll } from '../support/walking.ts';
import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';

/** The narrowest phone; `pnpm long walk` has the other widths, brands and everybody else. */
const narrowest = [320];

test('aurora: every address that has no page of its own leads on, for a visitor [RT-01, RT-02, RT-13, RT-14, RT-16, RO-02]', async ({
  page,
  faults,
}) => {
  // What has no other name and leads nowhere is looked at by the walk through all pages.
  const walked = new Set<string>(pagePaths);
  const others = endingsOf('aurora', 'visitor').filter(
    ({ path, leadsTo }) => leadsTo !== undefined || !walked.has(path),
  );
  expect(others.length).toBeGreaterThan(30);
  await walkAll(page, 'aurora', 'visitor', narrowest, others);
  expect(faults).toEqual([]);
});

test('pulse: every address that ends elsewhere for a member is its page or leads on [RT-06, RT-13, RT-14, RT-16]', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('pulse')}/m/login`);
  await submitLogin(page, 'pulse', 'robin_77', password);
  await expect(page).toHaveURL(`${siteOf('pulse')}/m/home`);
  const before = new Set(endingsOf('pulse', 'visitor').map((one) => JSON.stringify(one)));
  const others = endingsOf('pulse', 'member').filter((one) => !before.has(JSON.stringify(one)));
  expect(others.length).toBeGreaterThan(20);
  await walkAll(page, 'pulse', 'member', narrowest, others);
  expect(faults).toEqual([]);
});
