import { faults, suffer, type Fault } from '../../e2e/support/faults.ts';
import { expectStanding, leaveChunk, uncaught } from '../../e2e/support/standing.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../../e2e/support/test.ts';

const site = siteOf('aurora');

for (const fault of Object.keys(faults) as Fault[])
  test(`both menus open and lead on when the answers are ${fault}`, async ({ page }) => {
    const errors = uncaught(page);
    await page.goto(`${site}/m/login`);
    await submitLogin(page, 'aurora', 'marisol88', password);
    await expect(page).toHaveURL(`${site}/m/home`);
    await settled(page);
    const mend = await suffer(page, fault);
    await page.goto(`${site}/m/home`);
    for (const name of ['Menu', 'Account']) {
      // How much is not read stands behind it, where that is known.
      await page.getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) }).click();
      const menu = page.getByRole('dialog', { name, exact: true });
      await expect(menu.getByRole('link').first()).toBeVisible();
      await expectStanding(page, name);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    mend();
    expect(errors).toEqual([]);
  });

test('a menu whose code cannot be had says so, and opens the next time', async ({ page }) => {
  const errors = uncaught(page);
  const asked = await leaveChunk(page, 'site-menu', 2);
  await page.goto(`${site}/m/home`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(async () => {
    if (!(await menu.isVisible()))
      await page.getByRole('button', { name: 'Menu', exact: true }).click({ timeout: 2_000 });
    await expect(menu.getByRole('link').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(asked()).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});
