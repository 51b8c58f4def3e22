import { findings } from '../support/screen/axe.ts';
import { reach } from '../support/keyboard.ts';
import { speak } from '../support/looks.ts';
import { expect, password, siteOf, submitLogin, test, themes, settled } from '../support/test.ts';

test('a member finds a game by the keyboard alone, in spite of slips, and finds it again', async ({
  page,
  faults,
}) => {
  const site = siteOf('mango');
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'mango', 'marisol88', password);
  await expect(page).toHaveURL(`${site}/m/home`);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await reach(page.getByRole('button', { name: 'Search games' }));
  await page.keyboard.press('Enter');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox', { name: 'Games, studios, categories' });
  await expect(field).toBeFocused();
  await page.keyboard.type('pegfal prme');
  await expect(search.getByRole('option', { selected: true })).toHaveText(/^Pegfall Prime/);
  await expect(search.getByRole('status')).toHaveText('Results: 1');
  await page.keyboard.press('Enter');
  const game = page.getByRole('dialog', { name: 'Pegfall Prime' });
  await expect(game.getByRole('button', { name: 'Play now' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(game).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(search.getByRole('button', { name: 'Forget Pegfall Prime' })).toBeVisible();
  await page.keyboard.type('moon');
  await page.keyboard.press('ArrowDown');
  await expect(search.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(asked.filter((url) => url.includes('/wps/game/names'))).toHaveLength(1);
  // Of what is typed the platform learns nothing.
  expect(asked.filter((url) => /gameName=|pegfal(%20|\+)/.test(url))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search games' })).toBeFocused();
  expect(faults).toEqual([]);
});

test('a visitor who found a game is sent to log in, and comes back', async ({ page, faults }) => {
  const site = siteOf('noir');
  await page.goto(`${site}/m/home`);
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('combobox').fill('moon orch');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(`${site}/m/login?redirect=%2Fm%2Fhome`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Search games' }).click();
  await expect(page.getByRole('button', { name: 'Forget Moon Orchard' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('the search can be used by everybody, in both modes and in Arabic', async ({
  page,
  faults,
}) => {
  const site = siteOf('noir');
  const look = async () => {
    const field = page.getByRole('combobox');
    await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await field.fill('moon');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await field.fill('xyzxyzxyz');
    await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  };
  for (const colorScheme of themes) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site}/m/home`);
      await page.evaluate((mode) => localStorage.setItem('theme', mode), colorScheme);
      await page.reload();
      await page.getByRole('button', { name: 'Search games' }).click();
      await look();
    });
  }
  await test.step('in Arabic', async () => {
    await page.goto(`${site}/m/home`);
    await settled(page);
    await speak(page, 'AR', /^ar/, 'rtl');
    await page.getByRole('button', { name: 'البحث عن لعبة' }).click();
    await look();
  });
  expect(faults).toEqual([]);
});
