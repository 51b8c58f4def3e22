import { reach, typeInto } from '../support/keyboard.ts';
import { expect, password, siteOf, test } from '../support/test.ts';

test('the keyboard alone leads from home into a running game, through a round, and back to home', async ({
  page,
  faults,
}) => {
  const site = siteOf('aurora');
  const { keyboard } = page;
  const press = async (what: Parameters<typeof reach>[0], key = 'Enter'): Promise<void> => {
    await reach(what);
    await keyboard.press(key);
  };

  await test.step('a visitor logs in', async () => {
    await page.goto(`${site}/m/home`);
    await press(page.getByRole('link', { name: 'Log in' }).first());
    await typeInto(page.getByLabel('Username', { exact: true }), 'luis2026x');
    await typeInto(page.getByLabel('Password', { exact: true }), password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/m/home`);
    await expect(page.getByRole('button', { name: 'Hide balance' })).toBeVisible();
  });

  const tile = page
    .getByRole('list', { name: /hot/i })
    .getByRole('button', { name: /Moon Orchard/ });
  const sheet = page.getByRole('dialog', { name: 'Moon Orchard' });

  await test.step('the sheet of a game opens, closes where it was opened, and opens again', async () => {
    await press(tile);
    await expect(sheet).toBeVisible();
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(tile).toBeFocused();
    await keyboard.press('Space');
    await expect(sheet).toBeVisible();
  });

  await test.step('the game runs, and a round is played', async () => {
    await press(sheet.getByRole('button', { name: 'Play now' }));
    await expect(page).toHaveURL(/\/m\/play\?/);
    const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
    await expect(spin).toBeEnabled();
    for (let stop = 0; stop < 40; stop += 1) {
      if (await spin.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press('Tab');
    }
    await expect(spin).toBeFocused();
    await keyboard.press('Enter');
    await expect(
      page.frameLocator('iframe').getByText(/No line this time|\d back\.|You won/),
    ).toBeVisible();
  });

  await test.step('the way out leads home, and the next stop is of the home', async () => {
    const out = page.getByRole('button', { name: 'Leave the game' });
    for (let stop = 0; stop < 60; stop += 1) {
      if (await out.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press('Shift+Tab');
    }
    await expect(out).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/m/home`);
    await expect(page.getByRole('main')).toBeFocused();
    await keyboard.press('Tab');
    const isInMain = await page
      .getByRole('main')
      .evaluate((main) => main !== document.activeElement && main.contains(document.activeElement));
    expect(isInMain).toBe(true);
  });
  expect(faults).toEqual([]);
});
