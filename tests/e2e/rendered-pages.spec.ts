import type { Page } from '@playwright/test';
import { brandsOf, expect, password, siteOf, test } from './support/test.ts';

/** Lets no script of the app arrive before it is told to. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const { code, players } of brandsOf('aurora', 'pulse'))
  test(`${code}: log-in stands before any script arrives, loses nothing that is typed, and works`, async ({
    page,
    faults,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`${siteOf(code)}/m/login?redirect=%2Fm%2Fset`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText(/\w/);
    await expect(page.locator('input[autocomplete*="username"]')).toBeVisible();
    await expect(page).toHaveTitle(/^Login · /);
    // Nothing can be typed into it that would be lost.
    await page.locator('input[autocomplete*="username"]').click({ force: true });
    await page.keyboard.type('too early');
    await expect(page.locator('input[autocomplete*="username"]')).toHaveValue('');
    release();
    await page.getByRole('textbox', { name: 'Username' }).fill(players.dark);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/set$/);
    expect(faults).toEqual([]);
  });

test('a page that was drawn for others is drawn anew for whoever speaks another language', async ({
  page,
  faults,
}) => {
  const site = siteOf('aurora');
  await page.goto(`${site}/m/set`);
  await page.evaluate(() => localStorage.setItem('lang', 'TY'));
  const release = await holdScripts(page);
  await page.goto(`${site}/m/login`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await expect(page.getByRole('button', { name: 'Mag-log in' }).first()).toBeEnabled();
  expect(faults).toEqual([]);
});

test('a page that only its query makes is not drawn as the one at its path', async ({
  page,
  faults,
}) => {
  await holdScripts(page);
  const site = siteOf('aurora');
  await page.goto(`${site}/m/gameList?type=fav`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveAttribute('data-page', 'shell');
  await page.goto(`${site}/m/gameList?type=hot`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveAttribute('data-page', '/m/gameList');
  expect(faults).toEqual([]);
});
