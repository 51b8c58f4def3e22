import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';

test('games are filtered and opened, and the list is where it was on the way back [GC-09, GC-13, GC-25]', async ({
  page,
  faults,
}) => {
  const site = siteOf('mango');
  const list = page.getByRole('region', { name: 'Games' });
  const tiles = list.getByRole('button');

  await test.step('a member narrows the slots to makers and a bet', async () => {
    await page.goto(`${site}/m/login?redirect=%2Fm%2Fslot-games`);
    await submitLogin(page, 'mango', 'luis2026x', password);
    await expect(tiles.first()).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    for (const maker of ['Emberwright', 'Quillfox', 'Moonlatch', 'Tidehollow'])
      await drawer.getByText(maker, { exact: true }).click();
    await drawer.getByText('₱1.00', { exact: true }).click();
    await drawer.getByRole('button', { name: /^Show( [\d,]+)? games?$/ }).click();
    await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=EMW%2CQFX%2CMNL%2CTDH&minBet=1$/);
    await expect(tiles).toHaveCount(25);
  });

  await test.step('whoever gets the address sees the same', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByRole('region', { name: 'Games' }).getByRole('button')).toHaveCount(25);
    await expect(other.getByRole('group', { name: 'Filtered by' }).getByRole('button')).toHaveCount(
      5,
    );
    await other.close();
  });

  await test.step('a game far down is opened, and the way back ends there', async () => {
    await tiles.last().scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.count()).toBeGreaterThan(25);
    const chosen = tiles.nth(30);
    await chosen.scrollIntoViewIfNeeded();
    const name = (await chosen.textContent()) ?? '';
    await chosen.click();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(500);
    await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/\/m\/play\?/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await expect(tiles.filter({ hasText: name }).first()).toBeInViewport();
  });
  expect(faults).toEqual([]);
});
